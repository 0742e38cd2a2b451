import { useTranslation } from 'react-i18next';
import columns from '../../features/article/columns.module.css';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './BlogHead.module.css';

/** How the contents page begins: on its own columns, with what a stroke in them is. */
export function BlogHead() {
  const { t } = useTranslation('blog');
  return (
    <header className={`${layout.wrap} ${styles.head}`}>
      <h1>{t('title')}</h1>
      <div className={`${layout.grid} ${styles.about}`}>
        <p className={`${roles.lead} ${columns.text}`}>{t('lead')}</p>
        <p className={`${roles.note} ${columns.margin}`} data-chat-skip="">
          {t('caption')}
        </p>
      </div>
    </header>
  );
}
