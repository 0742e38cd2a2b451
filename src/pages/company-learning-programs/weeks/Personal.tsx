import { useTranslation } from 'react-i18next';
import { rhythms } from '../../../content/session.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import month from '../Month.module.css';
import styles from './Personal.module.css';

/** The first week: one session on the phones of two people, at two paces. */
export function Personal() {
  const { t } = useTranslation('company-learning-programs');
  return (['newcomer', 'veteran'] as const).map((person) => (
    <Phone key={person} className={styles.phone}>
      <p className={phone.title}>{t(`paces.${person}.who`)}</p>
      <Strokes strokes={sessionStrokes(3, rhythms[person])} className={month.session} />
      <p className={phone.small}>{t(`paces.${person}.pace`)}</p>
      <Turn who={t('paces.mentor')} isMentor className={styles.ask}>
        {t(`paces.${person}.ask`)}
      </Turn>
    </Phone>
  ));
}
