import { useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import { Tally } from '../../sections/Tally.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';
import styles from './Completion.module.css';

const industryStrokes = hundredStrokes(completion.industry, completion.industry, 'ink');
const histStrokes = hundredStrokes(completion.histFrom, completion.histTo);

/** The claim the offer stands on: how many of a hundred complete, elsewhere and here. */
export function Completion() {
  const { t } = useTranslation('home');
  return (
    <Band tone="spruce">
      <div className={layout.grid}>
        <h2 className={styles.title}>{t('completion.title')}</h2>
        <p className={styles.aside}>{t('completion.text')}</p>
      </div>
      <Tally
        className={styles.tally}
        note={t('completion.stroke')}
        legend={t('completion.legend')}
        rows={[
          {
            figure: t('completion.industry.figure', completion),
            heading: t('completion.industry.heading'),
            text: t('completion.industry.text'),
            label: t('completion.industry.label', completion),
            strokes: industryStrokes,
          },
          {
            figure: t('completion.hist.figure', completion),
            heading: t('completion.hist.heading'),
            text: t('completion.hist.text'),
            label: t('completion.hist.label', completion),
            strokes: histStrokes,
            emphasized: true,
          },
        ]}
      />
    </Band>
  );
}
