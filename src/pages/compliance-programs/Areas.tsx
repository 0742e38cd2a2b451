import { useTranslation } from 'react-i18next';
import pair from '../../sections/Pair.module.css';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Areas.module.css';

const dataTopics = ['collection', 'access', 'requests', 'leaks'] as const;
const workTopics = ['risks', 'harassment', 'hours', 'managers'] as const;

/** The two areas of rules that compliance programmes train. */
export function Areas() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Section id="areas" tone="shade">
      <SectionHead title={t('areas.title')} />
      <div className={`${layout.grid} ${pair.pair} ${styles.areas}`}>
        <article>
          <h3>{t('areas.data.title')}</h3>
          <p>{t('areas.data.text')}</p>
          <ul>
            {dataTopics.map((topic) => (
              <li key={topic} className={typography.title}>
                {t(`areas.data.${topic}`)}
              </li>
            ))}
          </ul>
        </article>
        <article>
          <h3>{t('areas.work.title')}</h3>
          <p>{t('areas.work.text')}</p>
          <ul>
            {workTopics.map((topic) => (
              <li key={topic} className={typography.title}>
                {t(`areas.work.${topic}`)}
              </li>
            ))}
          </ul>
        </article>
      </div>
    </Section>
  );
}
