import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import roles from '../ui/roles.module.css';
import styles from './Opening.module.css';

interface OpeningProps {
  title: string;
  lead: ReactNode;
  /** What one can do at once: buttons. */
  children?: ReactNode;
}

/** How an inner page begins: its heading, what it is about and, on the ninth column, what to do. */
export function Opening({ title, lead, children }: OpeningProps) {
  return (
    <div className={`${layout.wrap} ${styles.opening}`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={layout.grid}>
        <p className={`${roles.lead} ${styles.lead}`}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
