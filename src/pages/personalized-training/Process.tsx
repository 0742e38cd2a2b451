import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import { type Stroke, strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Process.module.css';

/** Places a step has for its days, so that days compare from step to step. */
const slots = 13;

/** The five steps in order, a stroke a working day; the second week may not be needed. */
const steps = [
  { id: 'workshop', strokes: strokesOf(1, () => 1) },
  {
    id: 'build',
    strokes: strokesOf(
      10,
      () => 0.62,
      (day) => (day < 5 ? 'ember' : 'half'),
    ),
  },
  { id: 'access', strokes: strokesOf(1, () => 1) },
  { id: 'tracking', strokes: strokesOf(slots, (day) => 0.24 + 0.16 * unevenness(day)) },
  { id: 'certification', strokes: chapterEnds([4, 8, 12]) },
] as const;

/** Days of training on which a chapter ends, the last in full colour: the programme's end. */
function chapterEnds(days: readonly number[]): Stroke[] {
  return strokesOf(
    slots,
    (day) => (days.includes(day) ? 1 : 0.24 + 0.16 * unevenness(day, 2)),
    (day) => (day === days.at(-1) ? 'ember' : days.includes(day) ? 'half' : 'ink'),
  );
}

/** From the startup workshop to the certificate: five steps on one line of days. */
export function Process() {
  const { t } = useTranslation('personalized-training');
  return (
    <Band tone="shade">
      <div className={layout.grid}>
        <h2 className={styles.title}>{t('process.title')}</h2>
        <p className={styles.caption}>{t('process.caption')}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ id, strokes }) => (
          <li key={id} className={styles.step}>
            <Strokes strokes={strokes} slots={slots} className={styles.strokes} />
            <div className={styles.text}>
              <p className={styles.time}>{t(`process.${id}.time`)}</p>
              <h3>{t(`process.${id}.title`)}</h3>
              <p>{t(`process.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
