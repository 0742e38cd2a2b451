import { useTranslation } from 'react-i18next';
import { hoursPerDay } from '../../content/facts.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './PillarFigure.module.css';

/** The quarter of the day that a session takes, as an example: the third of the third hour. */
const sessionQuarter = 10;

/** A working day in quarters, each hour begun by a taller one. */
const strokes = strokesOf(hoursPerDay * 4, (quarter) =>
  quarter === sessionQuarter ? 1 : quarter % 4 === 0 ? 0.5 : 0.3,
);

/** How short a session is, drawn: one quarter of an hour of a working day. */
export function HoursFigure() {
  const { t } = useTranslation('science');
  return (
    <figure>
      <Strokes
        strokes={strokes}
        label={t('hours.label')}
        motion="reveal"
        className={`${styles.strokes} ${styles.hours}`}
      />
      <figcaption className={typography.caption}>{t('hours.caption')}</figcaption>
    </figure>
  );
}
