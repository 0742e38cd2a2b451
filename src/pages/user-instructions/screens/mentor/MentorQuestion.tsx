import { useTranslation } from 'react-i18next';
import phone from '../../../../figures/phone/Phone.module.css';
import styles from '../parts/screen.module.css';
import { SessionBar } from '../parts/SessionBar.tsx';
import { MentorTurn } from './MentorTurn.tsx';

/** The mentor exercise begins: a situation, a question, and two ways to answer. */
export function MentorQuestion() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={7} />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <MentorTurn who="mentor">
        <p>{t('screens.mentor.situation')}</p>
      </MentorTurn>
      <MentorTurn who="mentor">
        <p>{t('screens.mentor.question')}</p>
      </MentorTurn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.mentor.speak')}</span>
        <span className={styles.choice}>{t('screens.mentor.write')}</span>
      </div>
    </>
  );
}
