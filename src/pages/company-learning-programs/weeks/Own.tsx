import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../../content/session.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { Pump } from '../Pump.tsx';
import month from '../Month.module.css';
import styles from './Personal.module.css';

/** The third week: a case of the company's own, and the session that has been made of it. */
export function Own() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <div className={month.sheet}>
        <p className={phone.small}>{t('complaint.source')}</p>
        <p className={phone.title}>{t('complaint.case')}</p>
        <Pump className={month.drawing} />
        <p className={month.notes}>{t('complaint.notes')}</p>
      </div>
      <Phone className={`${styles.phone} ${styles.session}`}>
        <p className={phone.top}>
          <span>{t('complaint.title')}</span>
          <span>{t('paces.minutes', { count: sessionLength })}</span>
        </p>
        <Turn who={t('paces.mentor')} isMentor className={styles.ask}>
          {t('complaint.ask')}
        </Turn>
        <Turn who={t('complaint.who')} isOwn className={styles.ask}>
          {t('complaint.better.reply')}
        </Turn>
      </Phone>
    </>
  );
}
