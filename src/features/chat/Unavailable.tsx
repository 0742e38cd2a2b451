import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../../i18n/PageLink.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Unavailable.module.css';

/** What to do instead where scripts are off, or where the application could not be loaded. */
export function Unavailable({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <>
      <p className={`${className} ${typography.sidenote} ${styles.offline}`} role="alert">
        {t('offline', { ns: 'common' })}
      </p>
      <noscript>
        <p className={className}>
          <Trans
            t={t}
            i18nKey="noScript"
            components={{
              mail: <a href={`mailto:${config.email}`} />,
              contact: <PageLink to="contact" />,
            }}
          />
        </p>
      </noscript>
    </>
  );
}
