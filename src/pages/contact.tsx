import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { ContactForm } from '../features/contact-form/ContactForm.tsx';
import { Band } from '../ui/Band.tsx';
import layout from '../ui/layout.module.css';
import { Strokes } from '../ui/strokes/Strokes.tsx';
import { strokesOf } from '../ui/strokes/geometry.ts';
import styles from './contact/Contact.module.css';

/** The day within which we respond: a stroke an hour, taller at every sixth, the last in ember. */
const day = strokesOf(
  24,
  (index) => (index === 23 ? 1 : (index + 1) % 6 === 0 ? 0.66 : 0.4),
  (index) => (index === 23 ? 'ember' : 'ink'),
);

/** The contact page: how to reach us and how soon we respond, beside the form. */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <Band className={styles.band}>
      <div className={layout.grid}>
        <div className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.promise}>
            <p className={styles.response}>{t('promise')}</p>
            <Strokes strokes={day} className={styles.day} />
            <p className={styles.caption}>{t('caption')}</p>
            <p>
              <Trans
                t={t}
                i18nKey="mail"
                components={{ mail: <a className={styles.mail} href={`mailto:${config.email}`} /> }}
              />
            </p>
          </div>
        </div>
        <div className={styles.form}>
          <ContactForm />
        </div>
      </div>
    </Band>
  );
}
