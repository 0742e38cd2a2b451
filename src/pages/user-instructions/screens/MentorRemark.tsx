import { useTranslation } from 'react-i18next';
import phone from '../../../ui/phone/Phone.module.css';
import styles from './screen.module.css';
import { SessionBar } from './SessionBar.tsx';
import { Turn } from './Turn.tsx';

/** The mentor exercise: the mentor's remark on the answer, and another try. */
export function MentorRemark() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={9} />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <Turn who="you">
        <p>{t('screens.answer.words')}</p>
      </Turn>
      <Turn who="mentor">
        <p>{t('screens.mentor.remark')}</p>
      </Turn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.mentor.again')}</span>
      </div>
    </>
  );
}
