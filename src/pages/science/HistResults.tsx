import { Trans, useTranslation } from 'react-i18next';
import { retention, speed } from '../../content/facts.ts';
import { type Claim, Claims } from '../../sections/Claims.tsx';
import { ClaimSource } from '../../features/buyer-answers/ClaimSource.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';

const retained = hundredStrokes(retention.percent);

/** Three times faster: the minutes of an hour, of which a third is needed. */
const hour = 60;
const needed = hour / speed;
const faster = strokesOf(
  hour,
  (minute) => (minute < needed ? 1 : 0.6) - 0.1 * unevenness(minute),
  (minute) => (minute < needed ? 'ink' : 'quiet'),
);

/** What HIST gives: three figures. How many times the average is quoted and not drawn. */
export function HistResults() {
  const { t } = useTranslation('science');
  const claim = (id: 'completion' | 'retention' | 'speed'): Claim => ({
    id,
    heading: <Trans t={t} i18nKey={`${id}.heading`} components={{ figure: <strong /> }} />,
    text: t(`${id}.text`),
  });
  const drawn = (id: 'retention' | 'speed', strokes: readonly Stroke[]): Claim => ({
    ...claim(id),
    figure: {
      strokes,
      label: t(`${id}.label`, { needed, hour }),
      caption: t(`${id}.caption`),
    },
  });
  return (
    <Section id="results" tone="spruce">
      <Claims
        title={t('results.title')}
        text={t('results.text')}
        claims={[claim('completion'), drawn('retention', retained), drawn('speed', faster)]}
      />
      <ClaimSource>{t('results.source')}</ClaimSource>
    </Section>
  );
}
