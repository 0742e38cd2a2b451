import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessions, team, type Week, weeks } from '../../content/team.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import phone from '../../figures/phone/Phone.module.css';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { RangeInput } from '../../ui/RangeInput.tsx';
import { TeamTable } from './TeamTable.tsx';
import styles from './TeamProgress.module.css';

/** The week it shows at first: three have stopped at the same session. */
const telling: Week = 3;

/**
 * What a manager sees, and what comes of it: a team week by week. It is complete as it stands; what
 * lets the visitor go through the weeks comes once the page is alive.
 */
export function TeamProgress() {
  const { t } = useTranslation('support-services');
  const id = useId();
  const [week, setWeek] = useState<Week>(telling);

  return (
    <figure className={styles.progress} data-chat-skip>
      <Phone className={styles.tablet}>
        <p className={phone.top}>
          <span>{t('team.name')}</span>
          <span>{t('team.week', { week, count: weeks.length })}</span>
        </p>
        <p className={phone.title}>
          {t('team.total', {
            done: team.reduce((sum, { done }) => sum + done[week - 1]!, 0),
            all: team.length * sessions,
          })}
        </p>
        <TeamTable week={week} />
        <div className={styles.axis}>
          <span className={phone.small}>{t('team.axis')}</span>
          <div className={styles.weeks}>
            {weeks.map((number) => (
              <span key={number} className={phone.small} aria-hidden="true">
                {number}
              </span>
            ))}
            <RangeInput
              id={id}
              steps={weeks.length}
              value={week}
              valueText={t('team.week', { week, count: weeks.length })}
              onMove={(step) => setWeek(step as Week)}
            />
          </div>
          <label
            htmlFor={id}
            className={`${typography.label} ${layout.jsOnly} ${layout.noPrint} ${styles.move}`}
          >
            {t('team.move')}
          </label>
        </div>
      </Phone>
      <dl className={styles.voices} aria-live="polite" aria-atomic="true">
        {(['we', 'you'] as const).map((voice) => (
          <div key={voice}>
            <dt className={typography.label}>{t(voice)}</dt>
            <dd className={typography.title}>{t(`team.weeks.${week}.${voice}`)}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={typography.caption}>{t('team.caption')}</figcaption>
    </figure>
  );
}
