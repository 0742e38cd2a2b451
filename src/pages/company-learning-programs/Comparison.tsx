import { Trans, useTranslation } from 'react-i18next';
import { Claims } from '../../sections/Claims.tsx';
import { Band } from '../../ui/Band.tsx';
import { strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { hundredStrokes } from '../../ui/strokes/hundred.ts';

/** For each person who finishes anyway, one more. */
const finishing = strokesOf(
  100,
  (index) => (index % 2 === 0 ? 0.55 : 1) - 0.1 * unevenness(index),
  (index) => (index % 2 === 0 ? 'quiet' : 'ember'),
);
/** A hundred euro, of which half is spent. */
const euros = hundredStrokes(50);

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
