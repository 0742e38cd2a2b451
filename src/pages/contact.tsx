import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { company } from '../content/company.ts';
import { answerAttributes } from '../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../features/buyer-answers/SampleMark.tsx';
import { Band } from '../ui/Band.tsx';
import layout from '../ui/layout.module.css';
import { Strokes } from '../figures/strokes/Strokes.tsx';
import { responseHours } from '../content/facts.ts';
import { strokesOf } from '../figures/strokes/geometry.ts';
import roles from '../ui/roles.module.css';
import styles from './contact/Contact.module.css';
import { Correspondents } from './contact/Correspondents.tsx';
import { FormAfterChat } from './contact/FormAfterChat.tsx';

/** At what hour it is written, as an example, and between which hours somebody is there to answer. */
const written = 15;
const office = { from: 8, to: 17 };

const isOffice = (hour: number) => hour >= office.from && hour < office.to;

/** A stroke an hour, low at night; the first is drawn as the form is filled in, the last is the reply. */
const day = strokesOf(
  responseHours,
  (place) =>
    place === 0
      ? 0
      : place === responseHours - 1
        ? 1
        : isOffice((written + place) % 24)
          ? 0.6
          : 0.2,
  (place) => (isOffice((written + place) % 24) ? 'ink' : 'quiet'),
);

/** The contact page: how to reach us and how soon we respond, beside the form. */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <Band id="write" className={styles.band}>
      <div className={`${layout.grid} ${styles.spread}`}>
        <div className={`${layout.spruce} ${styles.side} ${styles.intro}`}>
          <h1>{t('title')}</h1>
          <p className={`${roles.lead} ${styles.lead}`}>{t('lead')}</p>
          <p className={styles.other}>
            <Trans
              t={t}
              i18nKey="mail"
              components={{ mail: <a className={styles.mail} href={`mailto:${config.email}`} /> }}
            />
          </p>
          <div>
            <p className={`${roles.statement} ${styles.response}`}>
              <Trans t={t} i18nKey="promise" components={{ figure: <strong />, unit: <span /> }} />
            </p>
            <Correspondents>
              <div className={styles.day}>
                <Strokes strokes={day} motion="rise" />
              </div>
            </Correspondents>
            <p className={`${roles.caption} ${styles.ends}`} data-chat-skip>
              <span>{t('day.start')}</span> <span>{t('day.night')}</span>{' '}
              <span>{t('day.end')}</span>
            </p>
          </div>
        </div>
        <div className={styles.form}>
          <FormAfterChat />
        </div>
        <address
          id="address"
          className={`${layout.spruce} ${roles.meta} ${styles.side} ${styles.address}`}
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
    </Band>
  );
}
