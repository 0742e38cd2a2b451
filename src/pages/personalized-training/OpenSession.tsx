import { useTranslation } from 'react-i18next';
import { sessionParts } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import phone from '../../figures/phone/Phone.module.css';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './People.module.css';
import { people, type Person, slots } from './people.ts';

interface OpenSessionProps {
  person: Person;
  /** The session, two strokes a minute. */
  strokes: readonly Stroke[];
}

/** The app, open at somebody's session: its rhythm, title and parts. */
export function OpenSession({ person, strokes }: OpenSessionProps) {
  const { t } = useTranslation('personalized-training');
  const minutes = people[person];
  return (
    <Phone className={styles.phone}>
      <div className={phone.top}>
        <span>{t('session.programme')}</span>
        <span>{t('minutes', { count: strokes.length / 2 })}</span>
      </div>
      <Strokes
        key={person}
        strokes={strokes}
        slots={slots}
        motion="rise"
        className={styles.session}
      />
      <div aria-live="polite" className={styles.words}>
        <p key={person} className={phone.title}>
          {t(`people.${person}.title`)}
        </p>
        <p key={`${person}'s`}>{t(`people.${person}.text`)}</p>
      </div>
      <ul className={styles.parts}>
        {sessionParts.map((part) => (
          <li key={part}>
            {t(`parts.${part}`)} <span>{t('minutes', { count: minutes[part] })}</span>
          </li>
        ))}
      </ul>
    </Phone>
  );
}
