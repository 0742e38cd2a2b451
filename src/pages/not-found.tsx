import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { MissedSession } from './not-found/MissedSession.tsx';
import styles from './not-found/not-found.module.css';

/** The way home and where else an address that leads nowhere may have been meant to lead. */
const ways = ['home', 'services', 'faq', 'contact'] as const;

/** The page of every unknown address, which it logs (specification, chapter 2). */
export default function NotFound() {
  const { t } = useTranslation('not-found');
  useEffect(() => console.error(`Page not found: ${window.location.pathname}`), []);
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <h1>{t('title')}</h1>
      <div className={styles.stage}>
        <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
        <MissedSession />
      </div>
      <ul className={styles.ways}>
        {ways.map((id) => (
          <li key={id}>
            <PageLink to={id} className={`${typography.title} ${typography.row} ${styles.way}`}>
              {t(`ways.${id}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
