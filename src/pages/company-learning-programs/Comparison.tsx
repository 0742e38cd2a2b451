import { Trans, useTranslation } from 'react-i18next';
import { completion, costPart } from '../../content/facts.ts';
import { Claims } from '../../sections/Claims.tsx';
import { Band } from '../../ui/Band.tsx';
import { countStrokes, finishedStrokes } from '../../figures/strokes/progress.ts';

/** A hundred euro, five a stroke, of which half is spent; what is kept stands low. */
const euros = countStrokes(20 * costPart, 20);

/** The offer compared with traditional training: how many complete it, and at what cost. */
export function Comparison() {
  const { t } = useTranslation('company-learning-programs');
  const claim = (id: 'completion' | 'cost') => ({
    id,
    heading: (
      <Trans t={t} i18nKey={`comparison.${id}.heading`} components={{ figure: <strong /> }} />
    ),
    text: t(`comparison.${id}.text`),
  });
  return (
    <Band id="comparison" tone="spruce">
      <Claims
        title={t('comparison.title')}
        text={t('comparison.text')}
        claims={[
          {
            ...claim('completion'),
            figure: {
              against: {
                name: t('comparison.completion.industry'),
                strokes: finishedStrokes(completion.industry),
              },
              name: t('comparison.completion.hist'),
              strokes: finishedStrokes(completion.histFrom, completion.histTo),
              caption: t('comparison.completion.caption'),
            },
          },
          {
            ...claim('cost'),
            figure: {
              strokes: euros,
              label: t('comparison.cost.label'),
              caption: t('comparison.cost.caption'),
            },
          },
        ]}
      />
    </Band>
  );
}
