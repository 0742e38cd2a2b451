import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedRoute } from '../site/paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import type { PageCache } from './pageCache.ts';

interface LayoutProps {
  localizedRoute: LocalizedRoute;
  cache: PageCache;
  children: ReactNode;
}

/** What stands around every page, and the way past it. */
export function Layout({ localizedRoute, cache, children }: LayoutProps) {
  const { t } = useTranslation();
  // Such a page fills the screen itself.
  const isBare = localizedRoute.route.frame === 'bare';
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {!isBare && <Header localizedRoute={localizedRoute} cache={cache} />}
      {isBare ? (
        children
      ) : (
        <main key={localizedRoute.route.id} id="main" className={styles.main}>
          {children}
        </main>
      )}
      {!isBare && <Footer localizedRoute={localizedRoute} />}
    </>
  );
}
