import { useTranslation } from 'react-i18next';
import { workshopMinutes } from '../../content/facts.ts';
import layout from '../../ui/layout.module.css';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Hour.module.css';

const hour = hourStrokes();

/** The parts of the hour, each from its minute to the next one's; they begin at a quarter's mark. */
const parts = [
  { id: 'goal', from: 0, to: 15 },
  { id: 'work', from: 15, to: 45 },
  { id: 'measure', from: 45, to: workshopMinutes },
] as const;

/** The stroke that closes the hour stands beyond the last part's places. */
const strokesOf = (from: number, to: number) =>
  hour.slice(from, to === workshopMinutes ? undefined : to);

/** The hour as a ruler across the page: at each mark what happens, and what to bring for it. */
export function Hour() {
  const { t } = useTranslation('workshop');
  return (
    <section id="hour" className={`${layout.wrap} ${styles.hour}`}>
      <div className={`${layout.grid} ${styles.head}`}>
        <h2 className={roles.heading}>{t('hour.title')}</h2>
        <p className={roles.note}>{t('hour.caption')}</p>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ id, from, to }) => (
          <li key={id}>
            <Strokes
              strokes={strokesOf(from, to)}
              slots={to - from}
              motion="rise"
              className={styles.ruler}
            />
            <h3 className={roles.title}>
              <span className={styles.mark}>
                {t('hour.mark', { minute: from })}
                {to === workshopMinutes && (
                  <span className={styles.end} aria-hidden="true">
                    {t('hour.mark', { minute: to })}
                  </span>
                )}
              </span>{' '}
              {t(`${id}.title`)}
            </h3>
            <p className={styles.text}>{t(`${id}.text`)}</p>
            <p className={styles.bring}>
              <b className={roles.label}>{t('hour.bring')}</b> {t(`${id}.bring`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
