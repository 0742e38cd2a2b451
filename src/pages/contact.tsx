import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { company } from '../content/company.ts';
import { answerAttributes } from '../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../features/buyer-answers/SampleMark.tsx';
import { Section } from '../ui/Section.tsx';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import styles from './contact/Contact.module.css';
import { Correspondents } from './contact/Correspondents.tsx';
import { FormAfterChat } from './contact/FormAfterChat.tsx';

/** The contact page: how to reach us and how soon we respond, beside the form. */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <Section id="write" className={styles.band}>
      <div className={`${layout.grid} ${styles.spread}`}>
        <div className={`${layout.spruce} ${styles.side} ${styles.intro}`}>
          <h1>{t('title')}</h1>
          <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
          <p className={styles.other}>
            <Trans
              t={t}
              i18nKey="mail"
              components={{ mail: <a className={styles.mail} href={`mailto:${config.email}`} /> }}
            />
          </p>
          <div className={styles.response}>
            <p className={typography.statement}>
              <Trans t={t} i18nKey="promise" components={{ figure: <strong />, unit: <span /> }} />
            </p>
            <Correspondents />
            <p className={`${typography.caption} ${styles.ends}`} data-chat-skip>
              <span>{t('day.start')}</span> <span>{t('day.hour')}</span> <span>{t('day.end')}</span>
            </p>
          </div>
        </div>
        <div className={styles.form}>
          <FormAfterChat />
        </div>
        <address
          id="address"
          className={`${layout.spruce} ${typography.meta} ${styles.side} ${styles.address}`}
          {...answerAttributes('company')}
        >
          <SampleMark band="company" />
          <p>{company.legalName}</p>
          <p>{company.address}</p>
          <p>
            <a href={`tel:${company.phone.dialled}`} dir="ltr">
              {company.phone.read}
            </a>
          </p>
        </address>
      </div>
    </Section>
  );
}
