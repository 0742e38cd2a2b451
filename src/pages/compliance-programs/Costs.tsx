import { Trans, useTranslation } from 'react-i18next';
import { complianceCosts, prices } from '../../content/facts.ts';
import rows from '../../sections/Rows.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Costs.module.css';

const costs = ['fines', 'legal', 'reputation', 'disruption'] as const;

/** What one stroke stands for, in euro: the smaller of the two sums. */
const stroke = complianceCosts.legal;
const count = complianceCosts.fines / stroke;
/** A stroke for each part of the fines, and a faint one for their “or more”. */
const fines = strokesOf(
  count + 1,
  () => 1,
  (index) => (index < count ? 'ink' : 'half'),
);

/** What it costs not to comply: two sums, of which the larger is drawn, and two things that are no sums. */
export function Costs() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Section id="costs">
      <SectionHead title={t('costs.title')} />
      <ul>
        {costs.map((id) => (
          <li key={id} className={`${layout.grid} ${rows.row} ${styles.cost}`}>
            <h3>
              <Trans
                t={t}
                i18nKey={`costs.${id}.heading`}
                components={{ figure: <strong />, unit: <span /> }}
              />
            </h3>
            <p>{t(`costs.${id}.text`)}</p>
            {id === 'fines' && (
              <figure>
                <Strokes
                  strokes={fines}
                  label={t('costs.label', { times: count, amount: stroke })}
                  motion="reveal"
                  className={styles.strokes}
                />
                <figcaption className={typography.caption}>
                  {t('costs.scale', { stroke, people: stroke / prices.compliancePerUser })}
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
