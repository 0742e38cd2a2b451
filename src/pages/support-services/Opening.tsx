import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './Opening.module.css';

/** How the page and the line begin: nowhere do the contacts stand closer. */
export function Opening() {
  const { t } = useTranslation('support-services');
  return (
    <div className={layout.wrap}>
      <div className={`${layout.grid} ${line.part} ${styles.opening}`}>
        <ContactLine contacts={54} growth={1.1} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={`${roles.lead} ${styles.lead}`}>{t('lead')}</p>
        <p className={`${roles.note} ${styles.caption}`}>{t('caption')}</p>
      </div>
    </div>
  );
}
