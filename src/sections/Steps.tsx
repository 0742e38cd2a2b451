import type { ReactNode } from 'react';
import { BandHead } from '../ui/BandHead.tsx';
import layout from '../ui/layout.module.css';
import roles from '../ui/roles.module.css';
import styles from './Steps.module.css';

export interface Step {
  id: string;
  /** How long it takes, set large, what is counted in a `span`: 1–2 weeks. */
  figure: ReactNode;
  /** The time drawn, or what happens in it. */
  drawing: ReactNode;
  title: string;
  text: string;
}

interface StepsProps {
  title: string;
  steps: readonly Step[];
}

/** What happens one after the other: the time it takes, a drawing, and what it is. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <>
      <BandHead title={title} />
      <ol>
        {steps.map((step) => (
          <li key={step.id} className={`${layout.columns} ${styles.step}`}>
            <p className={styles.figure}>{step.figure}</p>
            <figure className={styles.drawing} data-chat-skip="">
              {step.drawing}
            </figure>
            <div className={styles.text}>
              <h3 className={roles.title}>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
