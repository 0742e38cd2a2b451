import { useTranslation } from 'react-i18next';
import { completion } from '../../content/figures.ts';
import { NumberedList } from '../../sections/NumberedList.tsx';
import { Tally } from '../../sections/Tally.tsx';
import { Band } from '../../ui/Band.tsx';
import { hundredStrokes } from '../../ui/strokes/hundred.ts';
import styles from './Benefits.module.css';

const benefits = ['completion', 'habit', 'proof'] as const;
const finished = hundredStrokes(completion.histFrom, completion.histTo);

/** What compliance training is worth, and the first benefit drawn: a hundred people. */
export function Benefits() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band tone="shade">
      <NumberedList
        title={t('benefits.title')}
        text={t('benefits.text')}
        items={benefits.map((id) => ({
          title: t(`benefits.${id}.title`, completion),
          text: t(`benefits.${id}.text`, completion),
        }))}
      />
      <Tally
        className={styles.tally}
        note={t('tally.note')}
        legend={t('tally.legend')}
        rows={[
          {
            figure: t('tally.figure', completion),
            heading: t('tally.heading'),
            text: t('tally.text', completion),
            label: t('tally.label', completion),
            strokes: finished,
            emphasized: true,
          },
        ]}
      />
    </Band>
  );
}
