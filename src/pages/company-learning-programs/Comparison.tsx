import { Fragment } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { countStrokes, finishedStrokes } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Comparison.module.css';

/** How many strokes a row has: five people, or five euro, each. */
const slots = 20;

/** Each claim: traditional training, and the offer. What is compared to is quiet. */
const claims = {
  completion: {
    traditional: quiet(finishedStrokes(completion.industry)),
    hist: finishedStrokes(completion.histFrom, completion.histTo),
  },
  cost: {
    traditional: quiet(countStrokes(slots, slots)),
    hist: countStrokes(slots * costPart, slots),
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
      <BandHead title={t('comparison.title')}>
        <p>{t('comparison.text')}</p>
      </BandHead>
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
