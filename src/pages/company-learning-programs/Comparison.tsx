import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Section } from '../../ui/Section.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Comparison.module.css';

/** @returns of the twenty lines that traditional training costs, so many */
const cost = (lines: number) => strokesOf(20, (index) => (index < lines ? 1 : 0));

/** The offer compared with traditional training: how many complete it, and at what cost. */
export function Comparison() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Section id="comparison" tone="spruce">
      <h2 className={styles.title}>{t('comparison.title')}</h2>
      <ul className={styles.claims}>
        <Claim id="completion">
          <p className={typography.label}>{t('comparison.completion.hist')}</p>
          <Strokes
            strokes={finishedStrokes(completion.histFrom, completion.histTo)}
            motion="reveal"
            className={styles.strokes}
          />
          <p className={typography.label}>{t('comparison.completion.traditional')}</p>
          <Strokes
            strokes={finishedStrokes(completion.industry)}
            motion="reveal"
            className={styles.strokes}
          />
        </Claim>
        <Claim id="cost">
          <p className={typography.label}>{t('comparison.cost.hist')}</p>
          <Strokes strokes={cost(10)} motion="reveal" className={styles.strokes} />
          <p className={typography.label}>{t('comparison.cost.traditional')}</p>
          <Strokes strokes={cost(20)} motion="reveal" className={styles.strokes} />
        </Claim>
      </ul>
    </Section>
  );
}

interface ClaimProps {
  id: 'completion' | 'cost';
  /** Its drawing. */
  children: ReactNode;
}

/** One claim, and what it looks like. */
function Claim({ id, children }: ClaimProps) {
  const { t } = useTranslation('company-learning-programs');
  return (
    <li>
      <div>
        <h3 className={typography.title}>
          <Trans t={t} i18nKey={`comparison.${id}.heading`} components={{ figure: <strong /> }} />
        </h3>
        <p>{t(`comparison.${id}.text`)}</p>
      </div>
      <figure>
        {children}
        <figcaption className={typography.caption}>{t(`comparison.${id}.caption`)}</figcaption>
      </figure>
    </li>
  );
}
