import { Trans, useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import rows from '../../sections/Rows.module.css';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Completion.module.css';

const strokes = {
  industry: hundredStrokes(completion.industry),
  hist: hundredStrokes(completion.histFrom, completion.histTo),
};
const counted = ['industry', 'hist'] as const;

/** The claim the offer stands on: how many of a hundred complete, elsewhere and here. */
export function Completion() {
  const { t } = useTranslation('home');
  return (
    <Section id="completion" tone="spruce">
      <SectionHead title={t('completion.title')}>
        <p>{t('completion.text')}</p>
      </SectionHead>
      {counted.map((id) => (
        <div key={id} className={`${layout.grid} ${rows.row}`}>
          <p className={id === 'industry' ? `${rows.number} ${styles.industry}` : rows.number}>
            {t(`completion.${id}.figure`)}
          </p>
          <p>
            <Trans t={t} i18nKey={`completion.${id}.text`} components={{ b: <b /> }} />
          </p>
          <Strokes
            strokes={strokes[id]}
            label={t(`completion.${id}.label`)}
            motion="reveal"
            className={rows.strokes}
          />
        </div>
      ))}
      <p className={`${typography.caption} ${rows.legend}`}>
        <span>{t('completion.stroke')}</span> <span>{t('completion.legend')}</span>
      </p>
    </Section>
  );
}
