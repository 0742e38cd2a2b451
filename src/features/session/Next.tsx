import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
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
      <Button variant="outline" className={styles.next} onClick={onNext}>
        {children}
      </Button>
    </div>
  );
}
