import { useTranslation } from 'react-i18next';
import { erasureDays } from '../../content/buyerFacts.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './DataRoute.module.css';

/** What is on a phone, what is kept, and the mentor's part of it: strokes in frames. */
const stops = {
  app: {
    box: '0 0 60 92',
    frame:
      'M12 1h36a11 11 0 0 1 11 11v68a11 11 0 0 1-11 11H12A11 11 0 0 1 1 80V12A11 11 0 0 1 12 1z',
    strokes: 'M13 60V46m7 14V38m7 22V42m7 18V34m7 26V40m7 20V48',
  },
  hosting: {
    box: '0 0 60 66',
    frame: 'M1 1h58v64H1zm0 21h58M1 44h58',
    strokes:
      'M10 17V7m6 10V7m6 10V7m6 10V7m-18 32V29m6 10V29m6 10V29m6 10V29m6 10V29m6 10V29M10 60V50m6 10V50m6 10V50',
  },
  ai: {
    box: '0 0 60 44',
    frame: 'M1 1h58v42H1z',
    strokes: 'M13 36V20m7 16V16m7 20V18m7 18V12m7 24V10m7 26V8',
  },
} as const;

const stopNames = Object.keys(stops) as (keyof typeof stops)[];

/** A line a day, shorter and shorter: at the end nothing is left. */
const days = Array.from(
  { length: erasureDays },
  (_, day) => `M0 ${day * 10 + 5}H${Math.round(100 - (95 * day) / erasureDays)}`,
).join('');

/**
 * Where what is said and written in the app goes, down the page's line, to the day when it is gone.
 * Decoration beside the answers, which say it.
 */
export function DataRoute() {
  const { t } = useTranslation('support-services');
  return (
    <ol
      className={`${typography.label} ${layout.columns} ${styles.route}`}
      aria-hidden
      data-chat-skip=""
    >
      {stopNames.map((stop) => (
        <li key={stop} data-stop={stop}>
          <p>{t(`route.${stop}`)}</p>
          <svg viewBox={stops[stop].box}>
            <path className={styles.frame} d={stops[stop].frame} />
            <path d={stops[stop].strokes} />
          </svg>
        </li>
      ))}
      <li data-stop="days">
        <div>
          <p>{t('route.end')}</p>
          <p>{t('route.erased')}</p>
        </div>
        <svg viewBox={`0 0 100 ${erasureDays * 10}`} preserveAspectRatio="none">
          <path d={days} />
        </svg>
      </li>
    </ol>
  );
}
