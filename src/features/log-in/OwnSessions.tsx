import { useTranslation } from 'react-i18next';
import { sessionParts, sessionRange } from '../../content/session.ts';
import { programme } from '../../figures/strokes/progress.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './OwnSessions.module.css';

/** Which of one's sessions is the next. */
const next = 8;

/** Every fifteen seconds has its stroke, the rest between two parts the lowest. */
const open = sessionStrokes(4).map(({ height, tone }) => ({ height: height || 0.02, tone }));

/** A session of the row, a stroke a minute: only the open one has the mentor's in ember. */
const strokesOfSession = (session: number, minutes: (typeof programme)[number]) =>
  sessionStrokes(1, minutes).map(({ height, tone }) => ({
    height,
    tone: session > next ? ('quiet' as const) : session < next ? ('ink' as const) : tone,
  }));

/** What a learner looks at: the next session, and where it stands among one's own. */
export function OwnSessions() {
  const { t, i18n } = useTranslation('user');
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div aria-hidden>
      <Strokes strokes={open} motion="rise" className={styles.open} />
      <div className={styles.parts}>
        {sessionParts.map((part) => (
          <span key={part}>{t(`parts.${part}`)}</span>
        ))}
      </div>
      <div className={styles.row}>
        {programme.map((minutes, index) => (
          <span key={index} data-open={index + 1 === next || undefined}>
            <Strokes
              strokes={strokesOfSession(index + 1, minutes)}
              slots={sessionRange.to}
              className={styles.session}
            />
            {numbers.format(index + 1)}
          </span>
        ))}
      </div>
    </div>
  );
}
