import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import { countStrokes, sessionsAMonth } from '../../../figures/strokes/progress.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import sheet from '../Sheet.module.css';
import styles from './Visible.module.css';

/** Of how many people, team by team, how many have finished: of them all, as many as is claimed. */
const teams = [
  { id: 'sales', done: 8, of: 14 },
  { id: 'service', done: 6, of: 13 },
  { id: 'stores', done: 4, of: 11 },
] as const;

const total = (key: 'done' | 'of') => teams.reduce((sum, team) => sum + team[key], 0);

/** A stroke a person, and between two teams a rest. */
const people: Stroke[] = teams.flatMap(({ done, of }) => [
  ...countStrokes(done, of),
  ...strokesOf(1, () => 0),
]);

/** The fourth week: how far each team has come, and the certificate at the end of the programme. */
export function Visible() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <Phone className={styles.teams}>
        <p className={phone.title}>
          {t('progress.screen', { done: total('done'), count: total('of') })}
        </p>
        <Strokes strokes={people} />
        <div>
          {teams.map(({ id, done, of }) => (
            <p key={id}>{t('progress.team', { team: t(`progress.${id}`), done, count: of })}</p>
          ))}
        </div>
      </Phone>
      <div className={sheet.sheet}>
        <p className={phone.small}>{t('progress.certificate.title')}</p>
        <p className={phone.title}>{t('progress.certificate.name')}</p>
        <svg
          className={styles.seal}
          viewBox="-50 -50 100 100"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <circle r="48" />
          {/* A ray for each of the month's sessions. */}
          <circle r="28" strokeWidth="24" pathLength={sessionsAMonth} strokeDasharray=".15 .85" />
        </svg>
        <p>{t('progress.certificate.text')}</p>
      </div>
    </>
  );
}
