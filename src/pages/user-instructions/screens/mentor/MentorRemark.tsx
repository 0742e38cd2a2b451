import { useTranslation } from 'react-i18next';
import phone from '../../../../figures/phone/Phone.module.css';
import styles from '../parts/screen.module.css';
import { SessionBar } from '../parts/SessionBar.tsx';
import { MentorTurn } from './MentorTurn.tsx';

/** The mentor exercise: the mentor's remark on the answer, and another try. */
export function MentorRemark() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="mentor" minute={9} />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <MentorTurn who="you">
        <p>{t('screens.answer.words')}</p>
      </MentorTurn>
      <MentorTurn who="mentor">
        <p>{t('screens.mentor.remark')}</p>
      </MentorTurn>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.mentor.again')}</span>
      </div>
    </>
  );
}
