import { Trans, useTranslation } from 'react-i18next';
import { comparison } from '../../content/facts.ts';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Claim.module.css';

const traditional = (height: number) => ({ height, tone: 'quiet' as const });
const hist = (height: number) => ({ height, tone: 'ember' as const });

/** Of each pair the first stroke is traditional training: twice the one, half the other. */
const pairs = [
  { id: 'completion', strokes: [traditional(1 / comparison.completion), hist(1)] },
  { id: 'cost', strokes: [traditional(1), hist(comparison.cost)] },
] as const;

/** The one claim the company is measured by, as large as a price, and drawn to scale. */
export function Claim() {
  const { t } = useTranslation('about');
  return (
    <Band tone="spruce">
      <h2 className={`${layout.grid} ${styles.sentence}`}>
        <Trans t={t} i18nKey="claim" components={{ figure: <strong />, rest: <span /> }} />
      </h2>
      <div className={layout.grid}>
        <figure className={`${roles.note} ${styles.figure}`} data-chat-skip>
          {pairs.map(({ id, strokes }) => (
            <div key={id} className={styles.pair}>
              <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
              <p>{t(`scale.${id}`)}</p>
            </div>
          ))}
          <figcaption>{t('scale.caption')}</figcaption>
        </figure>
      </div>
    </Band>
  );
}
