import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Breadcrumb.module.css';
import type { ProgrammePage } from './programmePage.ts';

/** The way from a programme to the page above it. */
export function Breadcrumb({
  page,
  className = '',
}: {
  page: ProgrammePage;
  className?: string | undefined;
}) {
  const { t } = useTranslation(page);
  return (
    <nav
      className={`${typography.meta} ${styles.breadcrumb} ${className}`}
      aria-label={t('breadcrumb.label')}
    >
      <Trans
        t={t}
        i18nKey="breadcrumb.path"
        components={{ services: <PageLink to="services" /> }}
      />
    </nav>
  );
}
