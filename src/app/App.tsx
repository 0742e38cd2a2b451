import { memo, type ReactNode, Suspense, use, useDeferredValue, useEffect, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { languages } from 'virtual:site';
import { PrefetchContext } from '../i18n/PageLink.tsx';
import { localizedRouteAt } from '../site/paths.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import type { PageCache } from './pageCache.ts';
import { PageHead } from './PageHead.tsx';
import { type Navigation, useNavigationEffects } from './useNavigationEffects.ts';

interface AppProps {
  cache: PageCache;
  /** Called once the first page is hydrated. */
  onReady?: (() => void) | undefined;
  /** Stands before all of the page. */
  children?: ReactNode;
}

/** The whole site, inside a router. */
export function App(props: AppProps) {
  const { cache } = props;
  const prefetch = (path: string) => {
    cache.forgetFailures();
    cache.load(localizedRouteAt(path, languages)).catch(() => {
      // The navigation itself will tell, if it comes to that.
    });
  };
  return (
    <HelmetProvider>
      <UiProvider>
        <ErrorBoundary cache={cache}>
          <PrefetchContext value={prefetch}>
            <Suspense>
              <CurrentPage {...props} />
            </Suspense>
          </PrefetchContext>
        </ErrorBoundary>
        <Toasts />
      </UiProvider>
    </HelmetProvider>
  );
}

const loadToastArea = () => import('../ui/toasts/ToastArea.tsx');

/** Loaded once the page is hydrated: no page begins with a toast. */
function Toasts() {
  const loaded = useLoaded(loadToastArea);
  return loaded && <loaded.ToastArea />;
}

/**
 * The page at the address: at once where it is loaded, as after a hover and on the way back. While it
 * loads, the page before it, and a line that says so.
 */
function CurrentPage(props: AppProps) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const latest = useMemo(() => ({ location, isBack }), [location, isBack]);
  const deferred = useDeferredValue(latest);
  const isLoaded = props.cache.peek(localizedRouteAt(location.pathname, languages)) !== undefined;
  const shown = isLoaded ? latest : deferred;
  return (
    <>
      {shown !== latest && <div className={styles.waiting} />}
      <ShownPage {...shown} {...props} />
    </>
  );
}

const ShownPage = memo(({ location, isBack, cache, onReady, children }: AppProps & Navigation) => {
  const { pathname } = location;
  const localizedRoute = useMemo(() => localizedRouteAt(pathname, languages), [pathname]);
  // `use` would suspend for a moment even where the page is loaded.
  const { Component, i18n } = cache.peek(localizedRoute) ?? use(cache.load(localizedRoute));
  useNavigationEffects(localizedRoute, { location, isBack });
  // Here, within the boundary: outside it, effects run before the page itself is hydrated.
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <I18nextProvider i18n={i18n}>
      {children}
      <PageHead {...localizedRoute} />
      <Layout localizedRoute={localizedRoute} cache={cache}>
        <Component key={localizedRoute.route.id} id={localizedRoute.route.id} />
      </Layout>
    </I18nextProvider>
  );
});
