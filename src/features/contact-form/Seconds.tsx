import { useLayoutEffect, useRef } from 'react';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Seconds.module.css';

/** As long as a send may take: a stroke a second, taller at every fifth. */
const seconds = 15;

const heightOf = (second: number) => ((second + 1) % 5 === 0 ? 1 : 0.55);
const ahead = strokesOf(seconds, heightOf, () => 'quiet');
const passed = strokesOf(seconds, heightOf, () => 'ink');

interface SecondsProps {
  /** When the send began, as `Date.now()` counts. */
  since: number;
}

/** The seconds of a send as they pass, beside a button that says what is going on. */
export function Seconds({ since }: SecondsProps) {
  const figure = useRef<HTMLDivElement>(null);
  // Whoever left the page and comes back finds the time that has passed, though it was drawn before.
  useLayoutEffect(
    () => figure.current!.style.setProperty('--delay', `${since - Date.now()}ms`),
    [since],
  );
  return (
    <div className={styles.seconds}>
      <div ref={figure} className={styles.figure}>
        <Strokes strokes={ahead} className={styles.strokes} />
        <div className={`${styles.strokes} ${styles.passed}`}>
          <div>
            <Strokes strokes={passed} className={styles.strokes} />
          </div>
        </div>
      </div>
    </div>
  );
}
