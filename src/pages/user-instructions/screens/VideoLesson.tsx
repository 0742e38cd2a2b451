import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { Video } from '../../../figures/phone/Video.tsx';
import { LessonSwitch } from './parts/LessonSwitch.tsx';
import styles from './parts/screen.module.css';
import { SessionBar } from './parts/SessionBar.tsx';

/** The video lesson, a minute into it. */
export function VideoLesson() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="video" minute={2} />
      <LessonSwitch current="video" />
      <Video subtitle={t('screens.lesson.subtitle')} />
      <p className={`${styles.line} ${styles.quiet}`}>
        <span>{t('screens.lesson.time')}</span>
        <span>{t('screens.lesson.length')}</span>
      </p>
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
    </>
  );
}
