import { Fragment } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Comparison.module.css';

/**
 * Each claim: traditional training, and the offer, of a hundred people and of a hundred euro, five a
 * stroke. What is compared to is quiet.
 */
const claims = {
  completion: {
    traditional: quiet(finishedStrokes(completion.industry)),
    hist: finishedStrokes(completion.histFrom, completion.histTo),
  },
  cost: {
    traditional: quiet(finishedStrokes(100)),
    hist: finishedStrokes(100 * costPart),
  },
};
const ids = ['completion', 'cost'] as const;
const rows = ['traditional', 'hist'] as const;

function quiet(strokes: readonly Stroke[]): Stroke[] {
  return strokes.map(({ height }) => ({ height, tone: 'quiet' }));
}

/** The offer compared with traditional training: how many complete it, and at what cost. */
export function Comparison() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Band id="comparison" tone="spruce">
      <div className={styles.head}>
        <h2>{t('comparison.title')}</h2>
        <p>{t('comparison.text')}</p>
      </div>
      <ul className={styles.claims}>
        {ids.map((id) => (
          <li key={id}>
            <h3 className={roles.title}>
              <Trans
                t={t}
                i18nKey={`comparison.${id}.heading`}
                components={{ figure: <strong /> }}
              />
            </h3>
            <p>{t(`comparison.${id}.text`)}</p>
            <figure>
              {rows.map((row) => (
                <Fragment key={row}>
                  <p className={roles.label}>{t(`comparison.${id}.${row}`)}</p>
                  <Strokes strokes={claims[id][row]} motion="reveal" className={styles.strokes} />
                </Fragment>
              ))}
              <figcaption className={roles.caption}>{t(`comparison.${id}.caption`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
