import { Suspense, use, useEffect, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { languages } from 'virtual:site';
import { PreloadContext } from '../i18n/PageLink.tsx';
import { placeAt } from '../site/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageStore } from './pageStore.ts';
import { useArrival } from './page-change/useArrival.ts';
import { useShownArrival } from './page-change/useShownArrival.ts';

interface AppProps {
  store: PageStore;
  /** Called once the application answers to clicks and keys. */
  onReady?: (() => void) | undefined;
}

/** The whole site, inside a router. */
export function App({ store, onReady }: AppProps) {
  const preload = (path: string) => {
    store.forgetFailures();
    store.load(placeAt(path, languages)).catch(() => {
      // The navigation itself will tell, if it comes to that.
    });
  };
  return (
    <HelmetProvider>
      <ErrorBoundary store={store}>
        <PreloadContext value={preload}>
          <Suspense>
            <CurrentPage store={store} onReady={onReady} />
          </Suspense>
        </PreloadContext>
      </ErrorBoundary>
    </HelmetProvider>
  );
}

function CurrentPage({ store, onReady }: AppProps) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrival = useShownArrival(
    store,
    useMemo(() => ({ location, isBack }), [location, isBack]),
  );
  const place = placeAt(arrival.location.pathname, languages);
  // A page loaded before is drawn at once; `use` would leave the screen for a moment.
  const { Component, i18n } = store.peek(place) ?? use(store.load(place));
  useArrival(place, arrival);
  // Here, within the boundary: outside it, effects run before the page itself is hydrated.
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <I18nextProvider i18n={i18n}>
      <PageHead place={place} />
      <Layout place={place} store={store}>
        {/* By its id: two pages of one file are two pages. */}
        <Component key={place.route.id} id={place.route.id} />
      </Layout>
    </I18nextProvider>
  );
}
