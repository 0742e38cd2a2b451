import { useTranslation } from 'react-i18next';
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
      <svg viewBox="0 0 160 66" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d="M0 0h160v18H0zM2 2v14h156V2zM0 24h160v18H0zM0 48h160v18H0zM2 50v14h156V50z" />
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
