import { Trans, useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './HowItWorks.module.css';

/** Strokes of all steps stand at one pitch, so that their lengths compare. */
const slots = 26;

const steps = ['workshop', 'build', 'train'] as const;

/** From the workshop to the first session: three steps and how long each takes. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section id="how" tone="shade">
      <SectionHead title={t('how.title')} />
      <ol>
        {steps.map((id) => (
          <li key={id} className={`${layout.columns} ${styles.step}`}>
            <p className={styles.figure}>
              <Trans t={t} i18nKey={`how.${id}.figure`} components={{ unit: <span /> }} />
            </p>
            <figure className={styles.drawing} data-chat-skip="">
              <Strokes strokes={programmeStrokes[id]} slots={slots} />
            </figure>
            <div className={styles.text}>
              <h3 className={typography.title}>{t(`how.${id}.title`)}</h3>
              <p>{t(`how.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={typography.note}>{t('how.caption')}</p>
    </Section>
  );
}
