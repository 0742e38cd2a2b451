import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './BlogHead.module.css';

/** How the blog begins: as a magazine does, with its name in one line, so that the newest leads. */
export function BlogHead() {
  const { t } = useTranslation('blog');
  return (
    <header className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={`${roles.meta} ${styles.about}`}>{t('lead')}</p>
    </header>
  );
}
