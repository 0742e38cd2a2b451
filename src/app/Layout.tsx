import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../site/paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import type { PageStore } from './pageStore.ts';

interface LayoutProps {
  place: Place;
  store: PageStore;
  children: ReactNode;
}

/** What stands around every page; a `bare` page fills the screen itself. */
export function Layout({ place, store, children }: LayoutProps) {
  const { t } = useTranslation();
  const isBare = place.route.frame === 'bare';
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {!isBare && <Header place={place} store={store} />}
      {isBare ? (
        children
      ) : (
        <main id="main" className={styles.main}>
          {children}
        </main>
      )}
      {!isBare && <Footer place={place} />}
    </>
  );
}
