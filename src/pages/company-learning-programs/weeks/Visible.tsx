import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { TabletRows } from '../../../figures/phone/TabletRows.tsx';
import { countStrokes, sessionsAMonth } from '../../../figures/strokes/progress.ts';
import styles from '../Month.module.css';

/** Of how many people, team by team, how many have finished: of them all, as many as is claimed. */
const teams = [
  { id: 'sales', done: 8, of: 14 },
  { id: 'service', done: 6, of: 13 },
  { id: 'stores', done: 4, of: 11 },
] as const;

const total = (key: 'done' | 'of') => teams.reduce((sum, team) => sum + team[key], 0);

/** The certificate's seal: in a circle, a ray for each of the month's sessions. */
const seal = Array.from({ length: sessionsAMonth }, (_, index) => {
  const angle = (2 * Math.PI * index) / sessionsAMonth;
  const at = (radius: number) =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(16)}L${at(39)}`;
}).reduce((drawn, ray) => drawn + ray, 'M-48 0a48 48 0 1 0 96 0 48 48 0 1 0-96 0z');

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
        <p className={phone.title}>{t('progress.certificate.name')}</p>
        <svg
          className={styles.drawing}
          viewBox="-50 -50 100 100"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d={seal} />
        </svg>
        <p>{t('progress.certificate.text')}</p>
      </div>
    </>
  );
}
