import { useTranslation } from 'react-i18next';
import { sessionLength, sessionMinutes } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import phone from '../../figures/phone/Phone.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Build.module.css';
import sheet from './Sheet.module.css';

const { mentor, quiz } = sessionMinutes;

/** What is built: a case as the company has it, and the session that is made of it, in minutes. */
export function Build() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <div className={sheet.sheet}>
        <p className={typography.note}>{t('complaint.source')}</p>
        <p className={phone.title}>{t('complaint.case')}</p>
        <p className={sheet.notes}>{t('complaint.notes')}</p>
      </div>
      <Phone className={styles.app}>
        <p className={phone.title}>{t('complaint.title')}</p>
        {Object.entries({ lesson: sessionLength - mentor - quiz, mentor, quiz }).map(
          ([id, count]) => (
            <p key={id} className={styles[id]}>
              {`${t(`parts.${id as 'lesson'}.name`)} `}
              <span>{t('paces.minutes', { count })}</span>
            </p>
          ),
        )}
      </Phone>
    </>
  );
}
