import { useTranslation } from 'react-i18next';
import { rhythms } from '../../../content/session.ts';
import { person } from '../../../figures/phone/person.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Turn } from '../../../figures/phone/Turn.tsx';
import styles from './Personal.module.css';

/** Who learns, and at what: alone at a table, with the phone; at the counter, the pump between them and a customer. */
const scenes = {
  newcomer: { place: 'M62 2h84v92h-84z', thing: 'M72 34h22v30h-22z' },
  veteran: {
    place: 'M62 2h44v92h-44z',
    thing:
      'M71 42a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM79 42a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM78 55v15h12v-15',
    customer: person(52),
  },
} as const;

/** The second week: one session on the phones of two people, at two paces. */
export function Personal() {
  const { t } = useTranslation('company-learning-programs');
  return (['newcomer', 'veteran'] as const).map((who) => {
    const { place, thing, ...others } = scenes[who];
    return (
      <Phone key={who} className={styles.phone}>
        <p className={phone.title}>{t(`paces.${who}.who`)}</p>
        <p className={styles.pace}>
          <svg viewBox="0 0 174 96" aria-hidden="true">
            <path className={styles.place} d={place} />
            {'customer' in others && (
              <path d={others.customer} transform="translate(152 48) rotate(180)" />
            )}
            <path d={thing} />
            <path className={styles.learner} d={person(52, true)} transform="translate(20 48)" />
          </svg>
          <strong>{t('paces.minutes', { count: rhythms[who].mentor })}</strong>{' '}
          {t(`paces.${who}.pace`)}
        </p>
        <Turn who={t('paces.mentor')} isMentor className={styles.ask}>
          {t(`paces.${who}.ask`)}
        </Turn>
      </Phone>
    );
  });
}
