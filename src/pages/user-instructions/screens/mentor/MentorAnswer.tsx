import { useTranslation } from 'react-i18next';
import { strokesOf, unevenness } from '../../../../figures/strokes/geometry.ts';
import { Strokes } from '../../../../figures/strokes/Strokes.tsx';
import styles from '../parts/screen.module.css';
import { SessionBar } from '../parts/SessionBar.tsx';
import { MentorTurn } from './MentorTurn.tsx';

/** Three seconds of speech, ten strokes a second; a rest after each word. */
const speech = strokesOf(30, (index) => (index % 5 === 4 ? 0 : 0.2 + 0.8 * unevenness(index, 4)));

/** The mentor exercise: an answer has been spoken and waits to be sent. */
export function MentorAnswer() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={8} />
      <MentorTurn who="mentor">
        <p>{t('screens.mentor.question')}</p>
      </MentorTurn>
      <MentorTurn who="you">
        <Strokes strokes={speech} className={styles.speech} />
        <p className={styles.quiet}>{t('screens.answer.time')}</p>
        <p>{t('screens.answer.words')}</p>
      </MentorTurn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.answer.send')}</span>
      </div>
    </>
  );
}
