import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import styles from './Essay.module.css';
import { Passage } from './Passage.tsx';

/** What HIST is, told from what a course is. */
export function Essay() {
  const { t } = useTranslation('science');
  return (
    <div className={`${layout.container} ${styles.essay}`}>
      <Passage heading={<h2 id="hist">{t('essay.title')}</h2>} note={t('essay.note')}>
        <p className={styles.first}>{t('essay.course')}</p>
        <p>{t('essay.session')}</p>
        <p>{t('essay.intensity')}</p>
      </Passage>
    </div>
  );
}
