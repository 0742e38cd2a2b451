import { useTranslation } from 'react-i18next';
import { rhythms } from '../../../content/session.ts';
import { person } from '../../../figures/phone/person.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Turn } from '../../../figures/phone/Turn.tsx';
import styles from './Personal.module.css';

/** A pump, from where the pen is: the left of its casing. */
const pump =
  'a13 13 0 1 0 26 0 13 13 0 1 0-26 0zm8 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0zm-1 13v15h12v-15';

/** What is on the counter: the phone of who is alone there, before two pumps; the one a customer is shown. */
const things = {
  newcomer: `M70 32h26v34h-26zM77 59v-6m6 6v-16m6 16v-10M138 2h34v92h-34zM142 18${pump}M142 64${pump}`,
  veteran: `M71 42${pump}`,
};

/** The second week: one session on the phones of two people, at two paces. */
export function Personal() {
  const { t } = useTranslation('company-learning-programs');
  return (['newcomer', 'veteran'] as const).map((who) => {
    return (
      <Phone key={who} className={styles.phone}>
        <p className={phone.title}>{t(`paces.${who}.who`)}</p>
        <p className={styles.pace}>
          <svg
            viewBox="0 0 174 96"
            fill="var(--mantine-color-default)"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M62 2h44v92H62z" stroke="var(--color-border-strong)" />
            {who === 'veteran' && <path d={person(52)} transform="translate(152 48) rotate(180)" />}
            <path d={things[who]} />
            <path
              d={person(52, true)}
              transform="translate(20 48)"
              fill="var(--mantine-color-text)"
              stroke="none"
            />
          </svg>
          <strong>{t('paces.minutes', { count: rhythms[who].mentor })}</strong>
          {` ${t(`paces.${who}.pace`)}`}
        </p>
        <Turn who={t('paces.mentor')} isMentor className={styles.ask}>
          {t(`paces.${who}.ask`)}
        </Turn>
      </Phone>
    );
  });
}
