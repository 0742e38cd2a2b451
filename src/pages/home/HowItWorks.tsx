import { Trans, useTranslation } from 'react-i18next';
import { Steps } from '../../sections/Steps.tsx';
import { Band } from '../../ui/Band.tsx';
import { programmeStrokes } from '../../figures/strokes/programme.ts';

const steps = ['workshop', 'build', 'train'] as const;

/** From the workshop to the first session: three steps and how long each takes. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Band id="how" tone="shade">
      <Steps
        title={t('how.title')}
        caption={t('how.caption')}
        steps={steps.map((id) => ({
          id,
          figure: <Trans t={t} i18nKey={`how.${id}.figure`} components={{ unit: <span /> }} />,
          title: t(`how.${id}.title`),
          text: t(`how.${id}.text`),
          strokes: programmeStrokes[id],
        }))}
      />
    </Band>
  );
}
