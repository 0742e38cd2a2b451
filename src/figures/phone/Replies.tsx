import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../ui/Disclosure.tsx';
import panes from '../../ui/panes.module.css';
import option from './Choice.module.css';
import phone from './Phone.module.css';
import styles from './Replies.module.css';

interface RepliesProps {
  question: string;
  /** The one that is open as the page comes. */
  initially: string;
  replies: readonly {
    id: string;
    text: ReactNode;
    isBetter?: boolean;
    /** What follows: how others react, what the mentor remarks. */
    outcome: ReactNode;
  }[];
}

/** A question and the ways to reply, each of which can be tried: below them stands what follows. */
export function Replies({ question, initially, replies }: RepliesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={panes.panes}>
      <p id={id} className={`${phone.title} ${styles.question}`}>
        {question}
      </p>
      {replies.map((reply) => (
        <Disclosure
          key={reply.id}
          name={id}
          className={panes.pane}
          staysOpen
          isOpen={reply.id === initially}
          data-reply={reply.id}
          data-better={reply.isBetter || undefined}
          summary={reply.text}
          summaryClassName={`${option.choice} ${styles.reply}`}
        >
          <div className={styles.outcome}>{reply.outcome}</div>
        </Disclosure>
      ))}
    </div>
  );
}
