import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Comparison.module.css';
import { Rooms } from './Rooms.tsx';

/** Each claim in twenty lines, of a hundred people and of what traditional training costs. */
const claims = [
  {
    id: 'completion',
    hist: finishedStrokes(completion.histFrom, completion.histTo),
    traditional: finishedStrokes(completion.industry),
  },
  {
    id: 'cost',
    hist: strokesOf(20, (index) => (index < 20 * costPart ? 1 : 0)),
    traditional: strokesOf(20, () => 1),
  },
] as const;

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
        {claims.map(({ id, hist, traditional }) => (
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
              <p className={roles.label}>{t(`comparison.${id}.hist`)}</p>
              <Strokes strokes={hist} motion="reveal" className={styles.strokes} />
              {id === 'cost' && <Rooms />}
              <p className={roles.label}>{t(`comparison.${id}.traditional`)}</p>
              <Strokes strokes={traditional} motion="reveal" className={styles.strokes} />
              <figcaption className={roles.caption}>{t(`comparison.${id}.caption`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
