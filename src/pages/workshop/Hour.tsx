import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Hour.module.css';

/** The parts of the hour, each from its minute; they begin at a quarter's mark. */
const parts = [
  { id: 'goal', from: 0 },
  { id: 'work', from: 15 },
  { id: 'measure', from: 45 },
] as const;

/** The hour by its parts: when each begins, what happens, and what to bring for it. */
export function Hour() {
  const { t } = useTranslation('workshop');
  return (
    <section id="hour" className={`${layout.container} ${styles.hour}`}>
      <h2 className={`${typography.heading} ${styles.title}`}>{t('hour.title')}</h2>
      <ol className={`${layout.columns} ${styles.parts}`}>
        {parts.map(({ id, from }) => (
          <li key={id}>
            <h3 className={typography.title}>
              <span className={styles.mark}>{t('hour.mark', { minute: from })}</span>{' '}
              {t(`${id}.title`)}
            </h3>
            <p className={styles.text}>{t(`${id}.text`)}</p>
            <p className={styles.bring}>
              <b className={typography.label}>{t('hour.bring')}</b> {t(`${id}.bring`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
