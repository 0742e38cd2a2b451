import { useTranslation } from 'react-i18next';
import { daysPerWeek, hoursPerDay } from '../../content/facts.ts';
import { type Stroke, strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Share.module.css';

const rest: Stroke = { height: 0, tone: 'ink' };

/** A week of working hours; each day begins with a taller one and ends with a gap. */
const week = (tone: 'ink' | 'half'): Stroke[] =>
  Array.from({ length: daysPerWeek }, () => [
    ...strokesOf(
      hoursPerDay,
      (hour) => (hour === 0 ? 0.46 : 0.3),
      () => tone,
    ),
    rest,
  ]).flat();

/** The workshop's hour, then the one to two weeks of hours in which the programme is built. */
const strokes: readonly Stroke[] = [
  { height: 1, tone: 'ink' },
  rest,
  rest,
  ...week('ink'),
  ...week('half').slice(0, -1),
];

/** Who gives how much: one hour of the customer's beside all those that follow. */
export function Share() {
  const { t } = useTranslation('workshop');
  return (
    <figure className={styles.share}>
      <p className={styles.yours}>{t('pitch.yours')}</p>
      <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
      <p className={`${typography.label} ${styles.first}`}>{t('pitch.firstWeek')}</p>
      <p className={`${typography.label} ${styles.second}`}>{t('pitch.secondWeek')}</p>
      <figcaption className={`${typography.caption} ${styles.caption}`}>
        {t('pitch.caption')}
      </figcaption>
    </figure>
  );
}
