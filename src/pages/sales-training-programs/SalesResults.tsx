import { Trans, useTranslation } from 'react-i18next';
import { salesResults } from '../../content/facts.ts';
import { ClaimSource } from '../../features/buyer-answers/ClaimSource.tsx';
import { Claims } from '../../sections/Claims.tsx';
import { Section } from '../../ui/Section.tsx';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';

const { cyclesShorter, dealValueHigher } = salesResults;

/** As many days as make whole strokes of the saved part, few enough to be counted on a phone. */
const cycle = 50;
const remaining = cycle - (cycle * cyclesShorter) / 100;
const days = strokesOf(
  cycle,
  (day) => (day < remaining ? 1 - 0.13 * unevenness(day) : 0.3),
  (day) => (day < remaining ? 'ink' : 'quiet'),
);

/** What a deal is worth, a stroke for every five per cent of what it was. */
const step = 5;
const before = 100 / step;
const value = strokesOf(
  before + dealValueHigher / step,
  (index) => (index < before ? 0.55 : 1) - 0.1 * unevenness(index),
  (index) => (index < before ? 'quiet' : 'ink'),
);

/** What sales training changes. The close rate has no drawing: it is quoted, not interpreted. */
export function SalesResults() {
  const { t } = useTranslation('sales-training-programs');
  const claim = (id: 'closeRate' | 'cycles' | 'value') => ({
    id,
    heading: (
      <Trans
        t={t}
        i18nKey={`results.${id}.heading`}
        components={{ figure: <strong />, before: <small /> }}
      />
    ),
    text: t(`results.${id}.text`),
  });
  const words = (id: 'cycles' | 'value') => ({
    label: t(`results.${id}.label`, {
      cycle,
      remaining,
      total: 100 + dealValueHigher,
    }),
    caption: t(`results.${id}.caption`, { cycle }),
  });
  return (
    <Section id="results" tone="spruce">
      <Claims
        title={t('results.title')}
        text={t('results.text')}
        claims={[
          claim('closeRate'),
          { ...claim('cycles'), figure: { strokes: days, ...words('cycles') } },
          { ...claim('value'), figure: { strokes: value, ...words('value') } },
        ]}
      />
      <ClaimSource>{t('results.source')}</ClaimSource>
    </Section>
  );
}
