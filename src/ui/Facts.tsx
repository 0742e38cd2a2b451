import typography from './typography.module.css';
import styles from './Facts.module.css';

export interface Fact {
  term: string;
  detail: string;
}

interface FactsProps {
  /** Up to three. */
  facts: readonly Fact[];
  className?: string | undefined;
}

/** Short facts side by side on the page's columns: a small label, a large value. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className={typography.note}>{term}</dt>
          <dd className={typography.title}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
