import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './BlogHead.module.css';

/** How the blog begins: as a magazine does, with its name in one line, so that the newest leads. */
export function BlogHead() {
  const { t } = useTranslation('blog');
  return (
    <header className={`${layout.container} ${layout.grid} ${styles.head}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={`${typography.meta} ${styles.about}`}>{t('lead')}</p>
    </header>
  );
}
