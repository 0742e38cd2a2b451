import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BandHead } from '../../ui/BandHead.tsx';
import { Band } from '../../ui/Band.tsx';
import { type Stroke, strokesOf, unevenness } from '../../ui/strokes/geometry.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Exercise.module.css';

type Speaker = 'you' | 'mentor' | 'silence';

/** Who speaks, and for how many strokes of two seconds: two minutes in all. */
const turns: readonly (readonly [Speaker, number])[] = [
  ['mentor', 4],
  ['you', 5],
  ['mentor', 3],
  ['you', 2],
  ['mentor', 7],
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

/** What the mentor remarks on, and at which second. The style sheet's columns know them too. */
const remarks = [
  { id: 'discount', second: 8 },
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
const you = voice('you', 'ember');
const mentor = voice('mentor', 'ink');

/** A mentor exercise written down like music: two voices, and remarks pinned to the second. */
export function Exercise() {
  const { t } = useTranslation('sales-training-programs');
  return (
    <Band tone="shade">
      <BandHead title={t('exercise.title')}>
        <p>{t('exercise.text')}</p>
      </BandHead>
      <figure className={styles.figure} data-chat-skip="">
        <p className={styles.voice}>{t('exercise.you')}</p>
        <div role="img" aria-label={t('exercise.label')}>
          <Strokes strokes={you} className={styles.you} />
          <Strokes strokes={mentor} className={styles.mentor} />
        </div>
        <p className={styles.voice}>{t('exercise.mentor')}</p>
        <ol className={styles.remarks}>
          {remarks.map(({ id, second }) => (
            <li key={id} style={{ '--at': second / length } as CSSProperties}>
              <span className={styles.time}>{clock(second)}</span>
              <p className={styles.quote}>{t(`exercise.${id}.quote`)}</p>
              <p>{t(`exercise.${id}.remark`)}</p>
            </li>
          ))}
        </ol>
        <figcaption className={styles.caption}>{t('exercise.caption')}</figcaption>
      </figure>
    </Band>
  );
}

/** @returns a time in the exercise as a player shows it: `0:08` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
