import type { ReactNode } from 'react';
import button from '../../ui/button.module.css';
import styles from './Session.module.css';

interface NextProps {
  onNext: () => void;
  /** What else there is to do, above the way on. */
  besides?: ReactNode;
  children: ReactNode;
}

/** The way on, at the foot of a scene. */
export function Next({ onNext, besides, children }: NextProps) {
  return (
    <div className={styles.foot}>
      {besides}
      <button type="button" className={`${button.outlined} ${styles.next}`} onClick={onNext}>
        {children}
      </button>
    </div>
  );
}
