import { useTranslation } from 'react-i18next';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './OwnSessions.module.css';

/** How many sessions a programme has in the example, and which of them is the next. */
const sessions = 12;
const next = 8;

const open = sessionStrokes(4);
const minutes = sessionStrokes(1);

/** A session of the row, a stroke a minute: only the open one has the mentor's in ember. */
const strokesOfSession = (session: number) =>
  minutes.map(({ height, tone }) => ({
    height,
    tone: session > next ? ('quiet' as const) : session < next ? ('ink' as const) : tone,
  }));

/** What a learner looks at: the next session, and where it stands among one's own. */
export function OwnSessions() {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div aria-hidden>
      <Strokes strokes={open} motion="rise" className={styles.open} />
      <div className={styles.row}>
        {Array.from({ length: sessions }, (_, index) => (
          <span key={index} data-open={index + 1 === next || undefined}>
            <Strokes strokes={strokesOfSession(index + 1)} className={styles.session} />
            {numbers.format(index + 1)}
          </span>
        ))}
      </div>
    </div>
  );
}
