import { Trans, useTranslation } from 'react-i18next';
import { Steps } from '../../sections/Steps.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';

/** Strokes of all steps stand at one pitch, so that their lengths compare. */
const slots = 26;

const steps = ['workshop', 'build', 'train'] as const;

/** From the workshop to the first session: three steps and how long each takes. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Band id="how" tone="shade">
      <Steps
        title={t('how.title')}
        steps={steps.map((id) => ({
          id,
          figure: <Trans t={t} i18nKey={`how.${id}.figure`} components={{ unit: <span /> }} />,
          title: t(`how.${id}.title`),
          text: t(`how.${id}.text`),
          drawing: <Strokes strokes={programmeStrokes[id]} slots={slots} />,
        }))}
      />
      <p className={roles.note}>{t('how.caption')}</p>
    </Band>
  );
}
