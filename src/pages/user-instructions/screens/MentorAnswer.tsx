import { useTranslation } from 'react-i18next';
import { strokesOf, unevenness } from '../../../ui/strokes/geometry.ts';
import { Strokes } from '../../../ui/strokes/Strokes.tsx';
import styles from './screen.module.css';
import { SessionBar } from './SessionBar.tsx';
import { Turn } from './Turn.tsx';

/** Three seconds of speech, ten strokes a second; a rest after each word. */
const speech = strokesOf(30, (index) => (index % 5 === 4 ? 0 : 0.2 + 0.8 * unevenness(index, 4)));

/** The mentor exercise: an answer has been spoken and waits to be sent. */
export function MentorAnswer() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={8} />
      <Turn who="mentor">
        <p>{t('screens.mentor.question')}</p>
      </Turn>
      <Turn who="you">
        <Strokes strokes={speech} className={styles.speech} />
        <p className={styles.quiet}>{t('screens.answer.time')}</p>
        <p>{t('screens.answer.words')}</p>
      </Turn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.answer.send')}</span>
      </div>
    </>
  );
}
