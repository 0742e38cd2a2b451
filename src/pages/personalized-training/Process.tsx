import { useTranslation } from 'react-i18next';
import { buildDays } from '../../content/facts.ts';
import { Section } from '../../ui/Section.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Timeline } from '../../figures/timeline/Timeline.tsx';

/** Days of training, as an example, and those of them on which a chapter ends. */
const trainingDays = 15;
const chapterEnds: readonly number[] = [4, 9, 14];

/** The working day of the startup workshop: the programme is being built already. */
const workshopDay = 1;

/** The working day on which everyone gets access: those of building are over. */
const accessDay = buildDays.to;

/** Working days from the discovery workshop to the certificate. */
const length = accessDay + 1 + trainingDays;

const event: Stroke = { height: 1, tone: 'ink' };

/** The five steps on one line of working days: the day each begins on, and a stroke for each day. */
const steps = [
  // As wide as the days until the next words above.
  {
    id: 'workshop',
    from: workshopDay,
    strokes: [event],
    side: 'above',
    room: accessDay - workshopDay,
  },
  {
    id: 'build',
    from: 0,
    side: 'below',
    strokes: strokesOf(
      buildDays.to,
      (day) => (day === workshopDay ? 0 : 0.42),
      (day) => (day < buildDays.from ? 'ink' : 'half'),
    ),
  },
  { id: 'access', from: accessDay, strokes: [event], side: 'above', room: 5 },
  {
    id: 'tracking',
    from: accessDay + 1,
    side: 'below',
    strokes: strokesOf(trainingDays, (day) =>
      chapterEnds.includes(day) ? 0 : 0.2 + 0.16 * unevenness(day),
    ),
  },
  {
    id: 'certification',
    from: accessDay + 1,
    side: 'above',
    pin: chapterEnds[0]!,
    strokes: strokesOf(
      trainingDays,
      (day) => (chapterEnds.includes(day) ? 1 : 0),
      (day) => (day === trainingDays - 1 ? 'ink' : 'half'),
    ),
  },
] as const;

/** From the startup workshop to the certificate: what happens on a day above, what lasts below. */
export function Process() {
  const { t } = useTranslation('personalized-training');
  return (
    <Section id="process" tone="shade">
      <SectionHead title={t('process.title')} caption={t('process.caption')} />
      <Timeline
        length={length}
        steps={steps.map((step) => ({
          ...step,
          time: t(`process.${step.id}.time`),
          title: t(`process.${step.id}.title`),
          text: t(`process.${step.id}.text`),
        }))}
      />
    </Section>
  );
}
