import type { ReactNode } from 'react';
import roles from '../../ui/roles.module.css';
import styles from './Facts.module.css';

/** What is to be known of an article, an element each. */
export function Facts({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  return <p className={`${roles.meta} ${styles.facts} ${className}`}>{children}</p>;
}
