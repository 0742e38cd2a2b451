import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Score } from '../../figures/score/Score.tsx';

type Speaker = 'you' | 'mentor' | 'silence';

/** Who speaks, and for how many strokes of two seconds: two minutes in all. */
const turns: readonly (readonly [Speaker, number])[] = [
  ['mentor', 6],
  ['you', 5],
  ['mentor', 3],
  ['you', 2],
  ['mentor', 5],
  ['you', 2],
  ['mentor', 2],
  ['you', 4],
  ['silence', 4],
  ['mentor', 3],
  ['silence', 4],
  ['mentor', 9],
  ['you', 5],
  ['mentor', 4],
  ['you', 2],
];

/** In seconds. */
const length = 120;

/** What the mentor remarks on, and at which second. */
const remarks = [
  { id: 'discount', second: 12 },
  { id: 'question', second: 50 },
  { id: 'answer', second: 80 },
] as const;

const voice = (speaker: Speaker, tone: Stroke['tone']): Stroke[] =>
  turns.flatMap(([who, strokes], turn) =>
    strokesOf(
      strokes,
      (index) => (who === speaker ? 0.45 + 0.5 * unevenness(index, turn) : 0),
      () => tone,
    ),
  );
const you = voice('you', 'ink');
const mentor = voice('mentor', 'ember');

/** A mentor exercise written down like music: two voices, and remarks pinned to the second. */
export function Exercise() {
  const { t } = useTranslation('sales-training-programs');
  return (
    <Section id="exercise" tone="shade">
      <SectionHead title={t('exercise.title')}>
        <p>{t('exercise.text')}</p>
      </SectionHead>
      <Score
        length={length}
        voices={[
          { name: t('exercise.you'), strokes: you },
          { name: t('exercise.mentor'), strokes: mentor },
        ]}
        remarks={remarks.map(({ id, second }) => ({
          second,
          quote: t(`exercise.${id}.quote`),
          text: t(`exercise.${id}.remark`),
        }))}
        label={t('exercise.label')}
        caption={t('exercise.caption')}
      />
    </Section>
  );
}
