import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import { Claims } from '../../sections/Claims.tsx';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';

/** A hundred people of whom the first complete anywhere, as the industry has it, the others with HIST. */
const completed: readonly Stroke[] = hundredStrokes(completion.histFrom, completion.histTo).map(
  (stroke, index) => (index < completion.industry ? { ...stroke, tone: 'ink' } : stroke),
);
/** A hundred euro, of which half is spent; what is kept is in ember. */
const sum = 100;
const spent = sum * costPart;
const euros = strokesOf(
  sum,
  (index) => (index < spent ? 1 - 0.13 * unevenness(index) : 0.3),
  (index) => (index < spent ? 'quiet' : 'ember'),
);

/** The offer compared with traditional training: how many complete it, and at what cost. */
export function Comparison() {
  const { t } = useTranslation('company-learning-programs');
  const claim = (id: 'completion' | 'cost') => ({
    id,
    heading: (
      <Trans t={t} i18nKey={`comparison.${id}.heading`} components={{ figure: <strong /> }} />
    ),
    text: t(`comparison.${id}.text`),
    figure: {
      strokes: id === 'completion' ? completed : euros,
      label: t(`comparison.${id}.label`),
      caption: t(`comparison.${id}.caption`),
    },
  });
  return (
    <Band id="comparison" tone="spruce">
      <Claims
        title={t('comparison.title')}
        text={t('comparison.text')}
        claims={[claim('completion'), claim('cost')]}
      />
    </Band>
  );
}
