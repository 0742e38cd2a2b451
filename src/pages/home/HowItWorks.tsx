import { useTranslation } from 'react-i18next';
import { type Step, Steps } from '../../sections/Steps.tsx';
import { Band } from '../../ui/Band.tsx';
import { programmeStrokes } from '../../figures/strokes/programme.ts';

/** From the workshop to the first session: three steps and how long each takes. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const step = (id: 'workshop' | 'build' | 'train'): Step => ({
    ...t(`how.${id}`, { returnObjects: true }),
    strokes: programmeStrokes[id],
  });
  return (
    <Band id="how" tone="shade">
      <Steps
        title={t('how.title')}
        steps={[step('workshop'), step('build'), step('train')]}
        caption={t('how.caption')}
      />
    </Band>
  );
}
