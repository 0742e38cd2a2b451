import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Areas.module.css';

const dataTopics = ['collection', 'access', 'requests', 'leaks'] as const;
const workTopics = ['risks', 'harassment', 'hours', 'managers'] as const;

/** The two areas of rules that compliance programmes train. */
export function Areas() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band tone="shade">
      <h2 className={styles.title}>{t('areas.title')}</h2>
      <div className={layout.grid}>
        <article className={styles.data}>
          <h3>{t('areas.data.title')}</h3>
          <p>{t('areas.data.text')}</p>
          <ul>
            {dataTopics.map((topic) => (
              <li key={topic}>{t(`areas.data.${topic}`)}</li>
            ))}
          </ul>
        </article>
        <article className={styles.work}>
          <h3>{t('areas.work.title')}</h3>
          <p>{t('areas.work.text')}</p>
          <ul>
            {workTopics.map((topic) => (
              <li key={topic}>{t(`areas.work.${topic}`)}</li>
            ))}
          </ul>
        </article>
      </div>
    </Band>
  );
}
