import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../i18n/PageLink.tsx';
import type { Place } from '../site/paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';
import { Navigation } from './Navigation.tsx';

/** The shared top navigation: a row on wide screens, a menu that opens on small ones. */
export function Header({ place }: { place: Place }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PageLink to="home" className={styles.logo}>
          <Logo name={config.product} />
          <VisuallyHidden>{t('homeLink')}</VisuallyHidden>
        </PageLink>
        <nav className={styles.wide} aria-label={t('nav.label')}>
          <Navigation place={place} layout="row" />
        </nav>
        <Menu place={place} />
      </div>
    </header>
  );
}
