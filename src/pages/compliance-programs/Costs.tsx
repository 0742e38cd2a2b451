import { Trans, useTranslation } from 'react-i18next';
import { complianceCosts, prices } from '../../content/facts.ts';
import rows from '../../sections/Rows.module.css';
import { BandHead } from '../../ui/BandHead.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { type Stroke, strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Costs.module.css';

const costs = ['fines', 'legal', 'reputation', 'disruption'] as const;

/** What one stroke stands for, in euro: the smaller of the two sums. */
const stroke = complianceCosts.legal;
/** The two costs that are sums, in strokes. */
const sums: Partial<Record<(typeof costs)[number], number>> = {
  fines: complianceCosts.fines / stroke,
  legal: complianceCosts.legal / stroke,
};
/** The larger sum and its plus: both sums stand at one pitch. */
const slots = complianceCosts.fines / stroke + 1;

/** What it costs not to comply: two sums drawn at one scale, and two things that are no sums. */
export function Costs() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band id="costs">
      <BandHead title={t('costs.title')}>
        <p className={roles.note} data-chat-skip="">
          {t('costs.scale', { stroke, people: stroke / prices.compliancePerUser })}
        </p>
      </BandHead>
      <ul>
        {costs.map((id) => (
          <li key={id} className={`${layout.grid} ${rows.row} ${styles.cost}`}>
            <h3>
              <Trans t={t} i18nKey={`costs.${id}.heading`} components={{ figure: <strong /> }} />
            </h3>
            <p>{t(`costs.${id}.text`)}</p>
            {sums[id] && (
              <Strokes
                strokes={sumStrokes(sums[id])}
                slots={slots}
                label={t('costs.label', { count: sums[id], amount: stroke })}
                motion="reveal"
                className={rows.strokes}
              />
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** @returns a stroke for each part of a sum, and a faint one for its “or more” */
function sumStrokes(count: number): Stroke[] {
  return strokesOf(
    count + 1,
    () => 1,
    (index) => (index < count ? 'ink' : 'quiet'),
  );
}
