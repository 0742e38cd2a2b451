import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import layout from '../../ui/layout.module.css';
import { patience } from './useEmbeddedDocument.ts';
import styles from './Waiting.module.css';

const seconds = patience / 1000;
const quiet = strokesOf(
  seconds,
  () => 1,
  () => 'quiet',
);
const passed = strokesOf(
  seconds,
  () => 1,
  () => 'ink',
);

/** The wait for a document: a stroke a second, in ink as they pass. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className={`${layout.jsOnly} ${styles.waiting}`}>
      <div className={styles.strokes}>
        <Strokes strokes={quiet} />
        <div className={styles.passed}>
          <Strokes strokes={passed} />
        </div>
      </div>
      <p>{text}</p>
    </div>
  );
}
