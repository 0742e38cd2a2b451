import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import styles from './parts/screen.module.css';

/** The invitation: who asks, to what, and the way into the app. */
export function Invitation() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.invitation.from')}</div>
      <p className={styles.greeting}>{t('screens.invitation.title')}</p>
      <p>{t('screens.invitation.text')}</p>
      <div className={styles.foot}>
        <span className={styles.press}>{t('screens.invitation.open')}</span>
        <span className={styles.quiet}>{t('screens.invitation.install')}</span>
      </div>
    </>
  );
}
