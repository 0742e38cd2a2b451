import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../content/session.ts';
import phone from '../../figures/phone/Phone.module.css';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Video } from '../../figures/phone/Video.tsx';

/** The mobile app before a session begins: what it is about, and its film standing still. */
export function PosterScreen() {
  const { t } = useTranslation(['home', 'session']);
  return (
    <>
      <SessionHead
        part={t('session.parts.intro')}
        time={t('session.minutes', { count: sessionLength })}
        minute={sessionLength}
      />
      <p className={phone.title}>{t('title', { ns: 'session' })}</p>
      <Video subtitle={t('film.objection', { ns: 'session' })} />
      <p className={phone.title}>{t('goal', { ns: 'session' })}</p>
    </>
  );
}
