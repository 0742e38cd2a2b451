import { useTranslation } from 'react-i18next';
import phone from '../../../ui/phone/Phone.module.css';
import styles from './screen.module.css';
import { SessionBar } from './SessionBar.tsx';
import { Turn } from './Turn.tsx';

/** The mentor exercise begins: a situation, a question, and two ways to answer. */
export function MentorQuestion() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={7} />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <Turn who="mentor">
        <p>{t('screens.mentor.situation')}</p>
      </Turn>
      <Turn who="mentor">
        <p>{t('screens.mentor.question')}</p>
      </Turn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.mentor.speak')}</span>
        <span className={styles.choice}>{t('screens.mentor.write')}</span>
      </div>
    </>
  );
}
