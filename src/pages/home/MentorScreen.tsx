import { useTranslation } from 'react-i18next';
import phone from '../../figures/phone/Phone.module.css';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';
import { sessionLength } from '../../content/session.ts';
import { Typing } from '../../figures/strokes/Typing.tsx';
import styles from './MentorScreen.module.css';

/** The minute at which the session stands still: the mentor has just remarked on the answer. */
export const stillMinute = 9;

/** The mobile app in the middle of a mentor exercise. */
export function MentorScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <SessionHead
        part={t('session.parts.mentor')}
        time={t('session.passed', { minute: stillMinute, count: sessionLength })}
        minute={stillMinute}
      />
      <p className={phone.title}>{t('phone.title')}</p>
      <Turn who={t('phone.mentor')}>{t('phone.question')}</Turn>
      <Turn who={t('phone.you')} isOwn>
        {t('phone.answer')}
      </Turn>
      <Turn who={t('phone.mentor')}>{t('phone.remark')}</Turn>
      <div className={styles.field}>
        <span>{t('phone.field')}</span>
        <Typing />
      </div>
    </>
  );
}
