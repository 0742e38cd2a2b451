import { useTranslation } from 'react-i18next';
import { LessonSwitch } from './parts/LessonSwitch.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import styles from './parts/screen.module.css';
import { SessionBar } from './parts/SessionBar.tsx';

/** The article: the same lesson to read. */
export function Article() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="article" minute={5} />
      <LessonSwitch current="article" />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <p className={styles.paragraph}>{t('screens.lesson.first')}</p>
      <p className={styles.paragraph}>{t('screens.lesson.second')}</p>
    </>
  );
}
