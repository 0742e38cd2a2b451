import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../i18n/PageLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Header.module.css';

/** The logo, which leads home. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <PageLink to="home" className={styles.home}>
      <Logo name={config.product} />
      <VisuallyHidden>{t('homeLink')}</VisuallyHidden>
    </PageLink>
  );
}
