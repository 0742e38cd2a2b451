import { Trans, useTranslation } from 'react-i18next';
import { comparison } from '../../content/facts.ts';
import { Claims } from '../../sections/Claims.tsx';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';

const slots = 50;

/** Pairs, a rest after each: for everybody who finishes anyway, one more. */
const finishing = strokesOf(
  slots,
  (index) => ([0.55, 1][index % 3] ?? 0) * (1 - 0.1 * unevenness(index)),
  (index): Stroke['tone'] => (index % 3 === 0 ? 'quiet' : 'ember'),
);
/** Fifty euro, of which half is spent; as in the pairs, what is new is in ember. */
const spent = slots * comparison.cost;
const euros = strokesOf(
  slots,
  (index) => (index < spent ? 1 - 0.13 * unevenness(index) : 0.3),
  (index) => (index < spent ? 'quiet' : 'ember'),
);

/** The offer beside traditional training: twice the completion rate at half the cost. */
export function Comparison() {
  const { t } = useTranslation('company-learning-programs');
  const claim = (id: 'completion' | 'cost') => ({
    id,
    heading: (
      <Trans t={t} i18nKey={`comparison.${id}.heading`} components={{ figure: <strong /> }} />
    ),
    text: t(`comparison.${id}.text`),
    figure: {
      strokes: id === 'completion' ? finishing : euros,
      label: t(`comparison.${id}.label`),
      caption: t(`comparison.${id}.caption`),
    },
  });
  return (
    <Band tone="spruce">
      <Claims
        title={t('comparison.title')}
        text={t('comparison.text')}
        claims={[claim('completion'), claim('cost')]}
      />
    </Band>
  );
}
