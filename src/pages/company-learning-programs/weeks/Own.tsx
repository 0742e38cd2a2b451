import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../../content/session.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import month from '../Month.module.css';
import styles from './Personal.module.css';

/** The pump in its pipe, and a heating cable that is not plugged in, from above. Decoration. */
function Pump() {
  return (
    <svg
      className={month.drawing}
      viewBox="0 0 420 96"
      fill="var(--paper)"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M-200 28H620M-200 56H620" stroke="var(--ctl)" />
      <path d="M120 20h12v44h-12zM208 20h12v44h-12zM128 42a42 42 0 1 0 84 0 42 42 0 1 0-84 0zM152 42a18 18 0 1 0 36 0 18 18 0 1 0-36 0z" />
      <path
        d="M-200 74H0q10-14 20 0t20 0 20 0 20 0 20 0h188m0-8h14v16h-14zm14 4h8m-8 8h8M336 62h24v24h-24z"
        fill="none"
      />
    </svg>
  );
}

/** The third week: a case of the company's own, and the session that has been made of it. */
export function Own() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <div className={month.sheet}>
        <p className={phone.small}>{t('complaint.source')}</p>
        <p className={phone.title}>{t('complaint.case')}</p>
        <Pump />
        <p className={month.notes}>{t('complaint.notes')}</p>
      </div>
      <Phone className={styles.phone}>
        <p className={phone.top}>
          <span>{t('complaint.title')}</span>
          <span>{t('paces.minutes', { count: sessionLength })}</span>
        </p>
        <Strokes strokes={sessionStrokes(2)} className={month.session} />
        <Turn who={t('paces.mentor')} isMentor className={styles.ask}>
          {t('complaint.ask')}
        </Turn>
      </Phone>
    </>
  );
}
