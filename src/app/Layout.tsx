import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../site/paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import type { PageStore } from './pageStore.ts';

interface LayoutProps {
  place: Place;
  /** The page fills the screen itself. */
  isBare: boolean;
  store: PageStore;
  children: ReactNode;
}

/** What stands around every page, and the way past it. */
export function Layout({ place, isBare, store, children }: LayoutProps) {
  const { t } = useTranslation();
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
