import { useTranslation } from 'react-i18next';
import { type Step, Steps } from '../../sections/Steps.tsx';
import { Band } from '../../ui/Band.tsx';
import { strokesOf } from '../../ui/strokes/geometry.ts';
import { sessionStrokes } from '../../ui/strokes/session.ts';

/** One hour. */
const hour = strokesOf(
  1,
  () => 1,
  () => 'ember',
);
/** Five or ten working days. */
const weeks = strokesOf(
  10,
  () => 0.8,
  (day) => (day < 5 ? 'ember' : 'half'),
);
const session = sessionStrokes(2);

/** From the workshop to the first session: three steps and how long each takes. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const step = (id: 'workshop' | 'build' | 'train'): Omit<Step, 'strokes'> => ({
    figure: t(`how.${id}.figure`),
    unit: t(`how.${id}.unit`),
    title: t(`how.${id}.title`),
    text: t(`how.${id}.text`),
  });
  return (
    <Band tone="shade">
      <Steps
        title={t('how.title')}
        steps={[
          { ...step('workshop'), strokes: hour },
          { ...step('build'), strokes: weeks },
          { ...step('train'), strokes: session },
        ]}
      />
    </Band>
  );
}
