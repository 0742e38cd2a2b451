import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { Strokes } from '../ui/strokes/Strokes.tsx';
import { hourStrokes } from '../ui/strokes/hour.ts';
import { sessionStrokes } from '../ui/strokes/session.ts';
import styles from './Closing.module.css';

interface ClosingProps {
  title: string;
  text: string;
  /** What to do next: one button. */
  children: ReactNode;
}

const rest = Array.from({ length: 7 }, () => ({ height: 0, tone: 'ink' as const }));
/** An hour of workshop, the wait, then one session: drawn to one scale, a stroke a minute. */
const strokes = [...hourStrokes('ink'), ...rest, ...sessionStrokes(2.4)];

/** A page's last words and its one action; the footer continues the band. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={`${layout.spruce} ${styles.closing}`}>
      <div className={layout.wrap}>
        <div className={layout.grid}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.action}>
            <p>{text}</p>
            {children}
          </div>
        </div>
        <Strokes strokes={strokes} className={styles.rule} />
      </div>
    </section>
  );
}
