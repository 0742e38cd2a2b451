import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './Opening.module.css';

/** How the page and the line begin: nowhere do the contacts stand closer. */
export function Opening() {
  const { t } = useTranslation('support-services');
  return (
    <div className={layout.wrap}>
      <div className={`${layout.columns} ${line.part}`}>
        <ContactLine contacts={54} growth={1.1} className={line.line} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.caption}>{t('caption')}</p>
      </div>
    </div>
  );
}
