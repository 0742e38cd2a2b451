import { useTranslation } from 'react-i18next';
import { sessionMinutes } from '../../../content/session.ts';
import phone from '../../../figures/phone/Phone.module.css';
import styles from './parts/screen.module.css';
import { SessionBar } from './parts/SessionBar.tsx';

const ahead = ['video', 'article', 'mentor', 'quiz'] as const;

/** The intro: what the session is about, what lies ahead, and the start. */
export function SessionIntro() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="intro" minute={0} />
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <p>{t('screens.intro.goal')}</p>
      <div className={styles.table}>
        {ahead.map((part) => (
          <p key={part} className={styles.line}>
            <span>{t(`parts.${part}`)}</span>
            <span>{t('screens.minutes', { count: sessionMinutes[part] })}</span>
          </p>
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.intro.start')}</span>
      </div>
    </>
  );
}
