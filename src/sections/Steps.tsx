import type { ReactNode } from 'react';
import type { Stroke } from '../figures/strokes/geometry.ts';
import { Strokes } from '../figures/strokes/Strokes.tsx';
import { BandHead } from '../ui/BandHead.tsx';
import layout from '../ui/layout.module.css';
import roles from '../ui/roles.module.css';
import styles from './Steps.module.css';

export interface Step {
  id: string;
  /** How long it takes, set large, what is counted in a `span`: 1–2 weeks. */
  figure: ReactNode;
  title: string;
  text: string;
  strokes: readonly Stroke[];
  /** What is drawn in place of strokes. */
  drawing?: ReactNode;
  /** What one stroke is, where it is the step's own. */
  caption?: string;
}

interface StepsProps {
  title: string;
  steps: readonly Step[];
  /** What one stroke is, step by step, where the steps do not say it themselves. */
  caption?: string;
}

/** Strokes of steps with one caption stand at one pitch; those of others fill their place. */
const slots = 26;

/** What happens one after the other: the time it takes, the time drawn, and what it is. */
export function Steps({ title, steps, caption }: StepsProps) {
  return (
    <>
      <BandHead title={title} />
      <ol>
        {steps.map((step) => (
          <li key={step.id} className={`${layout.columns} ${styles.step}`}>
            <p className={styles.figure}>{step.figure}</p>
            <figure className={styles.drawing}>
              {step.drawing ?? (
                <Strokes
                  strokes={step.strokes}
                  slots={caption ? slots : undefined}
                  className={styles.strokes}
                />
              )}
              {step.caption && <figcaption className={roles.caption}>{step.caption}</figcaption>}
            </figure>
            <div className={styles.text}>
              <h3 className={roles.title}>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {caption && <p className={roles.note}>{caption}</p>}
    </>
  );
}
