import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { TabletRows } from '../../../figures/phone/TabletRows.tsx';
import { strokesOf, unevenness } from '../../../figures/strokes/geometry.ts';
import { countStrokes, sessionsAMonth } from '../../../figures/strokes/progress.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from '../Month.module.css';

/** Of how many people, team by team, how many have finished: of them all, as many as is claimed. */
const teams = [
  { id: 'sales', done: 8, of: 14 },
  { id: 'service', done: 6, of: 13 },
  { id: 'stores', done: 4, of: 11 },
] as const;

const total = (key: 'done' | 'of') => teams.reduce((sum, team) => sum + team[key], 0);

/** The sessions of a month, all completed. */
const completed = strokesOf(sessionsAMonth, (index) => 1 - 0.13 * unevenness(index));

/** The fourth week: how far each team has come, and the certificate at the end of the programme. */
export function Visible() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <Phone className={styles.tablet}>
        <p className={phone.title}>
          {t('progress.screen', { done: total('done'), count: total('of') })}
        </p>
        <TabletRows
          slots={teams[0].of}
          rows={teams.map(({ id, done, of }) => ({
            name: t(`progress.${id}`),
            detail: t('progress.team', { done, count: of }),
            strokes: countStrokes(done, of),
          }))}
        />
      </Phone>
      <div className={styles.sheet}>
        <p className={phone.small}>{t('progress.certificate.title')}</p>
        <p className={phone.title}>{t('programme.title')}</p>
        <Strokes strokes={completed} className={styles.session} />
        <p className={phone.small}>{t('progress.certificate.text')}</p>
      </div>
    </>
  );
}
