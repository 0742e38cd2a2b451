import '../ui/print.css';
import layout from '../ui/layout.module.css';
import { Closing } from '../features/closing/Closing.tsx';
import { Essay } from './science/Essay.tsx';
import { ScienceHead } from './science/ScienceHead.tsx';
import { Pillars } from './science/Pillars.tsx';
import { Principles } from './science/Principles.tsx';
import { memoryOf } from './science/memory.ts';
import { HistResults } from './science/HistResults.tsx';
import { Studies } from './science/Studies.tsx';
import styles from './science/science.module.css';

/** Thirty days of forgetting, from the one on which it was learned. */
const thirtyDays = memoryOf([0]).map(({ left }) => ({
  height: left,
  tone: 'ink' as const,
}));

/** The science page: what HIST is, what it stands on, what it gives, and the principles by name. */
export default function Science() {
  return (
    <div className={styles.page}>
      <ScienceHead />
      <Essay />
      <Pillars />
      <HistResults />
      <Principles />
      <Studies />
      <div className={layout.noPrint}>
        <Closing page="science" to="workshop" strokes={thirtyDays} />
      </div>
    </div>
  );
}
