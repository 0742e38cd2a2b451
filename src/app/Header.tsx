import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedRoute } from '../site/paths.ts';
import layout from '../ui/layout.module.css';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink.tsx';
import { ChatLauncher } from './chat-panel/ChatLauncher.tsx';
import { Menu } from './Menu.tsx';
import { Navigation } from './Navigation.tsx';
import type { PageCache } from './pageCache.ts';

interface HeaderProps {
  localizedRoute: LocalizedRoute;
  cache: PageCache;
}

/** The shared top navigation: a row on wide screens, a menu that opens on small ones; and the chat. */
export const Header = memo(({ localizedRoute, cache }: HeaderProps) => {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={`${layout.container} ${styles.inner}`}>
        <HomeLink />
        <nav className={styles.wide} aria-label={t('nav.label')}>
          <Navigation localizedRoute={localizedRoute} layout="row" />
        </nav>
        <Menu localizedRoute={localizedRoute} />
        <ChatLauncher localizedRoute={localizedRoute} cache={cache} />
      </div>
    </header>
  );
});
