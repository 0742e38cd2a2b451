import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';
import layout from './layout.module.css';
import typography from './typography.module.css';

interface SectionHeadProps {
  title: string;
  /** One paragraph. */
  children?: ReactNode;
  /** How to read the picture below: what one stroke is. */
  caption?: string;
}

/** A section's heading and, on the ninth column, a note or a caption. */
export function SectionHead({ title, children, caption }: SectionHeadProps) {
  return (
    <div className={`${layout.grid} ${styles.head}`}>
      <h2>{title}</h2>
      {children}
      {caption && <p className={typography.note}>{caption}</p>}
    </div>
  );
}
