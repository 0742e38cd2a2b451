import type { ReactNode } from 'react';
import type { BuyerBand } from '../../content/buyerFacts.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Answers.module.css';
import { answerAttributes } from './answersOf.ts';
import { SampleMark } from './SampleMark.tsx';

interface Answer {
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
  /** Whose answers may be samples: then they are marked, and the chat does not answer with them. */
  band?: BuyerBand;
}

/** Short answers to what is asked of one thing: the thing at one side or above, the answers abreast. */
export function Answers({ id, title, children, answers, band }: AnswersProps) {
  return (
    <div className={layout.grid} id={id} {...(band && answerAttributes(band))}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {children}
        {band && <SampleMark band={band} />}
      </div>
      <dl className={styles.answers}>
        {answers.map(({ id: name, question, answer }) => (
          <div key={name}>
            <dt className={typography.title}>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
