import { Trans, useTranslation } from 'react-i18next';
import { salesResults } from '../../content/figures.ts';
import { Claims } from '../../sections/Claims.tsx';
import { Band } from '../../ui/Band.tsx';
import { strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { hundredStrokes } from '../../ui/strokes/hundred.ts';

const { cyclesShorter, dealValueHigher } = salesResults;

/** The days of a sales cycle that was a hundred long. */
const days = hundredStrokes(100 - cyclesShorter);
/** A deal's value in hundredths of what it was. */
const value = strokesOf(
  100 + dealValueHigher,
  (index) => (index < 100 ? 0.55 : 1) - 0.1 * unevenness(index),
  (index) => (index < 100 ? 'quiet' : 'ember'),
);
/** Both are drawn at one pitch. */
const slots = value.length;

/** What sales training changes. The close rate has no drawing: it is quoted, not interpreted. */
export function Results() {
  const { t } = useTranslation('sales-training-programs');
  const claim = (id: 'closeRate' | 'cycles' | 'value') => ({
    id,
    heading: (
      <Trans
        t={t}
        i18nKey={`results.${id}.heading`}
        values={salesResults}
        components={{ figure: <strong /> }}
      />
    ),
    text: t(`results.${id}.text`),
  });
  const words = (id: 'cycles' | 'value') => ({
    label: t(`results.${id}.label`, { remaining: 100 - cyclesShorter, total: slots }),
    caption: t(`results.${id}.caption`),
  });
  return (
    <Band tone="spruce">
      <Claims
        title={t('results.title')}
        text={t('results.text')}
        claims={[
          claim('closeRate'),
          { ...claim('cycles'), figure: { strokes: days, slots, ...words('cycles') } },
          { ...claim('value'), figure: { strokes: value, ...words('value') } },
        ]}
      />
    </Band>
  );
}
