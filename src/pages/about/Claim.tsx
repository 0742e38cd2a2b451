import { Trans, useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Claim.module.css';

const finished = {
  industry: finishedStrokes(completion.industry),
  hist: finishedStrokes(completion.histFrom, completion.histTo),
};

/**
 * The one claim the company is measured by, as large as a price, and what it rests on. The claim is
 * quoted; drawn, and said at the drawing, is how many finish elsewhere and here.
 */
export function Claim() {
  const { t } = useTranslation('about');
  return (
    <Section id="claim" tone="spruce" className={styles.band}>
      <h2 className={`${layout.grid} ${styles.sentence}`}>
        <Trans t={t} i18nKey="claim" components={{ figure: <strong />, words: <span /> }} />
      </h2>
      <div className={layout.grid}>
        <p className={`${typography.lead} ${styles.answer}`}>{t('answer')}</p>
        <figure className={styles.finished} data-chat-skip="">
          {(['industry', 'hist'] as const).map((id) => (
            <div key={id}>
              <span className={typography.label}>{t(`finished.${id}`)}</span>
              <Strokes strokes={finished[id]} motion="reveal" className={styles.strokes} />
            </div>
          ))}
          <figcaption className={typography.caption}>{t('finished.stroke')}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
