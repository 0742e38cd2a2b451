import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './Opening.module.css';

/** How the page and the line begin: nowhere do the contacts stand closer. */
export function Opening() {
  const { t } = useTranslation('support-services');
  return (
    <div className={layout.container}>
      <div className={`${layout.grid} ${line.part} ${styles.opening}`}>
        <ContactLine contacts={54} growth={1.1} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
        <p className={`${typography.note} ${styles.caption}`}>{t('caption')}</p>
      </div>
    </div>
  );
}
