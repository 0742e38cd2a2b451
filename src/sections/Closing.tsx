import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { type Stroke, strokesOf } from '../figures/strokes/geometry.ts';
import { hourStrokes } from '../figures/strokes/hour.ts';
import { sessionStrokes } from '../figures/strokes/session.ts';
import { Strokes } from '../figures/strokes/Strokes.tsx';
import styles from './Closing.module.css';

interface ClosingProps {
  title: string;
  text: string;
  /** What the band ends on; where nothing is said, an hour of workshop and a session. */
  strokes?: readonly Stroke[];
  /** What one of the strokes is. */
  caption?: string;
  /** What leads to the last words, in place of strokes below them. */
  figure?: ReactNode;
  /** What to do next: one button. */
  children: ReactNode;
}

/** An hour of workshop, the wait, then one session: a stroke a minute. */
const hourAndSession = [...hourStrokes('ink'), ...strokesOf(7, () => 0), ...sessionStrokes(1)];

/** A page's last words and its one action; the footer continues the band. */
export function Closing({
  title,
  text,
  strokes = hourAndSession,
  caption,
  figure,
  children,
}: ClosingProps) {
  return (
    <section className={`${layout.spruce} ${styles.closing}`}>
      <div className={layout.wrap}>
        {figure}
        <div className={layout.grid}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.action}>
            <p>{text}</p>
            {children}
          </div>
        </div>
        {!figure && (
          <figure className={styles.figure} data-chat-skip="">
            <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
            <figcaption>{caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
