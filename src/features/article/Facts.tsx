import type { ReactNode } from 'react';
import typography from '../../ui/typography.module.css';
import styles from './Facts.module.css';

/** What is to be known of an article, an element each. */
export function Facts({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  return <p className={`${typography.meta} ${styles.facts} ${className}`}>{children}</p>;
}
