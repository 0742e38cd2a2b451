import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { BandHead } from '../../ui/BandHead.tsx';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Process.module.css';

/** Days of training, as an example, and those of them on which a chapter ends. */
const trainingDays = 15;
const chapterEnds: readonly number[] = [4, 9, 14];

const event: Stroke = { height: 1, tone: 'ink' };

/** The five steps on one line of working days: the day each begins on, and a stroke for each day. */
const steps = [
  { id: 'workshop', from: 0, strokes: [event] },
  {
    id: 'build',
    from: 1,
    strokes: strokesOf(
      10,
      () => 0.42,
      (day) => (day < 5 ? 'ember' : 'half'),
    ),
  },
  { id: 'access', from: 11, strokes: [event] },
  {
    id: 'tracking',
    from: 12,
    strokes: strokesOf(trainingDays, (day) =>
      chapterEnds.includes(day) ? 0 : 0.2 + 0.16 * unevenness(day),
    ),
  },
  {
    id: 'certification',
    from: 12,
    strokes: strokesOf(
      trainingDays,
      (day) => (chapterEnds.includes(day) ? 1 : 0),
      (day) => (day === trainingDays - 1 ? 'ember' : 'half'),
    ),
  },
] as const;

/** From the startup workshop to the certificate: what happens on a day above, what lasts below. */
export function Process() {
  const { t } = useTranslation('personalized-training');
  return (
    <Band tone="shade">
      <BandHead title={t('process.title')} caption={t('process.caption')} />
      <ol className={styles.steps}>
        {steps.map(({ id, from, strokes }) => (
          <li
            key={id}
            className={`${styles.step} ${styles[id] ?? ''}`}
            style={{ '--from': from, '--days': strokes.length } as Record<string, number>}
          >
            <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
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
