import { useTranslation } from 'react-i18next';
import { buildDays } from '../../content/facts.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Path.module.css';

/** Places a step has for its days, so that days compare from step to step: a rest after the most. */
const slots = buildDays.to + 1;

/**
 * The working days of each step: the question and its answer within 24 hours, the workshop, the
 * days of building, of which the last may fall away, and training, which goes on.
 */
const steps = [
  { id: 'schedule', days: strokesOf(2, () => 0.5) },
  {
    id: 'share',
    days: strokesOf(1, () => 1),
  },
  {
    id: 'create',
    days: strokesOf(
      buildDays.to,
      () => 0.3,
      (day) => (day < buildDays.from ? 'ink' : 'half'),
    ),
  },
  { id: 'launch', days: strokesOf(slots, (day) => 0.45 + 0.22 * unevenness(day, 4)) },
] as const;

/** The four steps from a message to people in training, each under the days it takes. */
export function Path() {
  const { t } = useTranslation('workshop');
  return (
    <Section id="path" tone="shade">
      <SectionHead title={t('path.title')} caption={t('path.caption')} />
      <ol className={styles.steps}>
        {steps.map(({ id, days }) => (
          <li key={id} className={styles.step}>
            <Strokes strokes={days} slots={slots} motion="reveal" className={styles.days} />
            <h3 className={typography.title}>{t(`${id}.title`)}</h3>
            <p>{t(`${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
