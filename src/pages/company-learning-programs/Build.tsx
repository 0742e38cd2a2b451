import { useTranslation } from 'react-i18next';
import { person } from '../../figures/phone/person.ts';
import { type StrokeTone, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Build.module.css';
import { Pump } from './Pump.tsx';

/** Three turns of a conversation, second by second: the learner's, the mentor's, the learner's. */
const turns = Array.from('iiiiieeeeeeeeeiiiiiii', (who): StrokeTone =>
  who === 'e' ? 'ember' : 'ink',
);
const talk = strokesOf(
  turns.length,
  (place) => (turns[place] === 'ember' ? 1 : 0.5) * (1 - 0.4 * unevenness(place, 5)),
  (place) => turns[place]!,
);

/** What is built of one case: three screens of a session, side by side in the figure, each with its drawing. */
export function Build() {
  const { t } = useTranslation('company-learning-programs');
  const drawings = {
    lesson: <Pump />,
    mentor: <Strokes strokes={talk} />,
    quiz: (
      <svg
        viewBox="-60 -50 200 100"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d={`${person(62)}M74-12h30v46h-30z`} />
      </svg>
    ),
  };
  return (['lesson', 'mentor', 'quiz'] as const).map((part) => (
    <p key={part} className={`${styles.screen} ${styles[part]}`}>
      <b>{t(`parts.${part}.name`)}</b>
      {drawings[part]}
      {t(`parts.${part}.text`)}
    </p>
  ));
}
