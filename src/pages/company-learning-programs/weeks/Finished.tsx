import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from '../Month.module.css';

/** A stroke a minute. */
const session = sessionStrokes(1);

/** The first week: a session in the gap between two meetings, the time drawn to scale. */
export function Finished() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Phone className={styles.tablet}>
      <p className={phone.top}>{t('meetings.day')}</p>
      <p className={phone.title}>{t('meetings.screen')}</p>
      <div className={styles.morning}>
        <p className={phone.small}>{t('meetings.before')}</p>
        <Strokes strokes={session} />
        <p className={phone.small}>{t('meetings.after')}</p>
      </div>
      <p>{t('meetings.session')}</p>
    </Phone>
  );
}
