import { Trans, useTranslation } from 'react-i18next';
import { Steps } from '../../sections/Steps.tsx';
import { Band } from '../../ui/Band.tsx';
import { programmeStrokes } from '../../figures/strokes/programme.ts';

const steps = ['workshop', 'build', 'train'] as const;

/** From a company's goals to its people's first session. */
export function ThreeSteps() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Band id="steps" tone="shade">
      <Steps
        title={t('steps.title')}
        steps={steps.map((id) => ({
          id,
          figure: <Trans t={t} i18nKey={`steps.${id}.figure`} components={{ unit: <span /> }} />,
          title: t(`steps.${id}.title`),
          text: t(`steps.${id}.text`),
          strokes: programmeStrokes[id],
          caption: t(`steps.${id}.caption`),
        }))}
      />
    </Band>
  );
}
