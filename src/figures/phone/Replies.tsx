import { type ReactNode, useId } from 'react';
import option from './Choice.module.css';
import phone from './Phone.module.css';
import styles from './Replies.module.css';

interface RepliesProps {
  question: string;
  /** The one that is open as the page comes; without it, none is. */
  initially?: string;
  replies: readonly {
    id: string;
    text: ReactNode;
    isBetter?: boolean;
    /** What follows: how others react, what the mentor remarks. */
    outcome: ReactNode;
  }[];
}

/**
 * A question and the ways to reply, each of which can be tried: below them, where room is kept for
 * it, stands what follows. They are the browser's own `<details>`, so that they answer before and
 * without scripts.
 */
export function Replies({ question, initially, replies }: RepliesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.replies}>
      <p id={id} className={`${phone.title} ${styles.question}`}>
        {question}
      </p>
      {replies.map((reply) => (
        <details
          key={reply.id}
          name={id}
          open={reply.id === initially}
          className={styles.reply}
          data-reply={reply.id}
          data-better={reply.isBetter || undefined}
        >
          <summary className={option.choice}>{reply.text}</summary>
          <div className={styles.outcome}>{reply.outcome}</div>
        </details>
      ))}
    </div>
  );
}
