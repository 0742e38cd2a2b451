import type { CSSProperties } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Comparison.module.css';

/** @returns a hundred, five a stroke: what counts, what may, and what is left, as high as is said */
const fives = (certain: number, atMost: number, left: number) =>
  strokesOf(
    20,
    (index) => (5 * index < atMost ? 1 : left),
    (index) => (5 * index < certain ? 'ink' : 5 * index < atMost ? 'half' : 'quiet'),
  );

/**
 * Each claim, of a hundred people and of a hundred euro: what is counted, and which share of the hundred
 * is traditional training's and which the offer's.
 */
const claims = {
  completion: {
    strokes: fives(completion.histFrom, completion.histTo, 0.15),
    traditional: completion.industry,
    hist: completion.histTo,
  },
  cost: {
    strokes: fives(100 * costPart, 100 * costPart, 1),
    traditional: 100,
    hist: 100 * costPart,
  },
};
const ids = ['completion', 'cost'] as const;

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
              <Measure id={id} of="hist" />
              <Strokes strokes={claims[id].strokes} motion="reveal" className={styles.strokes} />
              <Measure id={id} of="traditional" />
              <figcaption className={roles.caption}>{t(`comparison.${id}.caption`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface MeasureProps {
  id: (typeof ids)[number];
  of: 'traditional' | 'hist';
}

/** What so many of a claim's strokes are, beside a line as long as they are. */
function Measure({ id, of }: MeasureProps) {
  const { t } = useTranslation('company-learning-programs');
  return (
    <p
      className={`${roles.label} ${styles[of]}`}
      style={{ '--share': `${claims[id][of]}%` } as CSSProperties}
    >
      {t(`comparison.${id}.${of}`)}
    </p>
  );
}
