import type { ReactNode } from 'react';
import { type Fact, Facts } from '../ui/Facts.tsx';
import layout from '../ui/layout.module.css';
import styles from './PriceHead.module.css';

interface PriceHeadProps {
  /** The way to the page above, in a `nav`. */
  breadcrumb: ReactNode;
  title: string;
  /** The whole price; its number in `strong`, its unit in `small`, the words before in `span`. */
  price: ReactNode;
  text: string;
  facts: readonly Fact[];
  /** What to do next: one button. */
  children: ReactNode;
}

/** The head of a programme's page: its name, and its price as an event. */
export function PriceHead({ breadcrumb, title, price, text, facts, children }: PriceHeadProps) {
  return (
    <section className={layout.wrap}>
      <div className={styles.breadcrumb}>{breadcrumb}</div>
      <div className={`${layout.grid} ${styles.head}`}>
        <div className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.price}>{price}</p>
        </div>
        <div className={styles.text}>
          <p>{text}</p>
          {children}
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </section>
  );
}
