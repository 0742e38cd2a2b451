import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import styles from './BlogHead.module.css';

/** How the contents page begins: on its own columns, with what a stroke in them is. */
export function BlogHead() {
  const { t } = useTranslation('blog');
  return (
    <header className={`${layout.wrap} ${styles.head}`}>
      <h1>{t('title')}</h1>
      <div className={`${layout.columns} ${styles.about}`}>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.caption} data-chat-skip="">
          {t('caption')}
        </p>
      </div>
    </header>
  );
}
