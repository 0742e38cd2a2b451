import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import roles from '../ui/roles.module.css';
import styles from './Answers.module.css';

export interface Answer {
  id: string;
  question: string;
  answer: ReactNode;
}

interface AnswersProps {
  /** Where a link finds it. */
  id?: string;
  title: string;
  /** What is to be known of all answers: paragraphs. */
  children?: ReactNode;
  answers: readonly Answer[];
  /** Samples: the chat does not answer with them. */
  isSample?: boolean;
}

/** Short answers to what is asked of one thing: the thing at one side, two answers abreast at the other. */
export function Answers({ id, title, children, answers, isSample }: AnswersProps) {
  return (
    <div className={layout.grid} id={id} data-chat-skip={isSample ? '' : undefined}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {children}
      </div>
      <dl className={styles.answers}>
        {answers.map(({ id: name, question, answer }) => (
          <div key={name}>
            <dt className={roles.title}>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
