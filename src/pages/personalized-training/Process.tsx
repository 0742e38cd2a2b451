import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { BandHead } from '../../ui/BandHead.tsx';
import { Timeline } from '../../figures/timeline/Timeline.tsx';

/** Days of training, as an example, and those of them on which a chapter ends. */
const trainingDays = 15;
const chapterEnds: readonly number[] = [4, 9, 14];

/** Working days from the startup workshop to the certificate. */
const length = 27;

const event: Stroke = { height: 1, tone: 'ink' };

/** The five steps on one line of working days: the day each begins on, and a stroke for each day. */
const steps = [
  // As wide as the days until the next words above.
  { id: 'workshop', from: 0, strokes: [event], side: 'above', room: 11 },
  {
    id: 'build',
    from: 1,
    side: 'below',
    strokes: strokesOf(
      10,
      () => 0.42,
      (day) => (day < 5 ? 'ember' : 'half'),
    ),
  },
  { id: 'access', from: 11, strokes: [event], side: 'above', room: 5 },
  {
    id: 'tracking',
    from: 12,
    side: 'below',
    strokes: strokesOf(trainingDays, (day) =>
      chapterEnds.includes(day) ? 0 : 0.2 + 0.16 * unevenness(day),
    ),
  },
  {
    id: 'certification',
    from: 12,
    side: 'above',
    pin: chapterEnds[0]!,
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
      <Timeline
        length={length}
        steps={steps.map((step) => ({
          ...step,
          time: t(`process.${step.id}.time`),
          title: t(`process.${step.id}.title`),
          text: t(`process.${step.id}.text`),
        }))}
      />
    </Band>
  );
}
