import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Path.module.css';

const steps = ['schedule', 'share', 'create', 'launch'] as const;

const rests = (count: number) => strokesOf(count, () => 0);

/**
 * Twenty-four working days, six a column: the question and its answer within 24 hours, the
 * workshop, ten days of building of which the last five may fall away, and days of training.
 */
const days: readonly Stroke[] = [
  ...strokesOf(2, () => 0.45),
  ...rests(4),
  { height: 1, tone: 'ember' },
  ...strokesOf(
    10,
    () => 0.26,
    (day) => (day < 5 ? 'ink' : 'quiet'),
  ),
  ...rests(1),
  ...strokesOf(6, (day) => 0.5 + 0.2 * unevenness(day, 4)),
];

/** The four steps from an e-mail to people in training, under the days they take. */
export function Path() {
  const { t } = useTranslation('workshop');
  return (
    <Band tone="shade">
      <h2>{t('path.title')}</h2>
      <figure className={styles.days}>
        <Strokes strokes={days} motion="reveal" className={styles.strokes} />
        <figcaption>{t('path.caption')}</figcaption>
      </figure>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
