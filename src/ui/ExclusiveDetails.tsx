import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './ExclusiveDetails.module.css';

interface ExclusiveDetailsProps {
  /** In their order, of which the first is open as the page comes. */
  parts: readonly {
    id: string;
    /** What stands above its label, as wide as its column. */
    figure?: ReactNode;
    label: ReactNode;
    children: ReactNode;
  }[];
  className?: string | undefined;
}

/**
 * Parts of a whole side by side, one of which is open, in one place below them all. They are the
 * browser's own `<details>`, so that they answer before and without scripts; a drawing that holds
 * them follows by `:has()` and `data-part`.
 */
export function ExclusiveDetails({ parts, className = '' }: ExclusiveDetailsProps) {
  const name = useId();
  return (
    <div className={`${styles.parts} ${className}`}>
      {parts.map(({ id, figure, label, children }, index) => (
        <details key={id} name={name} open={index === 0} className={styles.part} data-part={id}>
          <summary className={styles.handle} onClick={keepOpen}>
            {figure}
            <span className={styles.label}>{label}</span>
          </summary>
          <div className={styles.content}>{children}</div>
        </details>
      ))}
    </div>
  );
}

/** One is always open: the one that is does not close by keyboard either. */
function keepOpen(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.parentElement?.hasAttribute('open')) event.preventDefault();
}
