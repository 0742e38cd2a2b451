import { type Ref, Suspense, use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { languages } from 'virtual:site';
import { PageNavigation } from '../i18n/PageNavigation.tsx';
import { type Place, placeAt } from '../site/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageStore } from './pageStore.ts';
import { Pages, type Prepare } from './page-change/Pages.tsx';
import { useArrival } from './page-change/useArrival.ts';
import { useShownArrival } from './page-change/useShownArrival.ts';

interface AppProps {
  store: PageStore;
  /** Called once the application answers to clicks and keys. */
  onReady?: (() => void) | undefined;
}

/** The whole site, inside a router. */
export function App({ store, onReady }: AppProps) {
  const prepare = useRef<Prepare>(null);
  const wanted = useRef<Place>(null);
  const prefetch = (path: string) => {
    const place = placeAt(path, languages);
    wanted.current = place;
    store.forgetFailures();
    store.load(place).then(
      // Late, it would take the place of what has been pointed at since.
      () => wanted.current === place && prepare.current?.(place),
      () => {
        // The navigation itself will tell, if it comes to that.
      },
    );
  };
  return (
    <HelmetProvider>
      <ErrorBoundary store={store}>
        <PageNavigation prefetch={prefetch}>
          <Suspense>
            <CurrentPage store={store} onReady={onReady} prepare={prepare} />
          </Suspense>
        </PageNavigation>
      </ErrorBoundary>
    </HelmetProvider>
  );
}

interface CurrentPageProps extends AppProps {
  prepare: Ref<Prepare>;
}

function CurrentPage({ store, onReady, prepare }: CurrentPageProps) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrival = useShownArrival(
    store,
    useMemo(() => ({ location, isBack }), [location, isBack]),
  );
  const { pathname } = arrival.location;
  const place = useMemo(() => placeAt(pathname, languages), [pathname]);
  // A page loaded before is drawn at once; `use` would leave the screen for a moment.
  const { i18n } = store.peek(place) ?? use(store.load(place));
  useArrival(place, arrival);
  // Here, within the boundary: outside it, effects run before the page itself is hydrated.
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  // A press waits for the page alone: what stands around it follows, in the words that are there.
  const deferred = useDeferredValue(place);
  const settled = deferred.language === place.language ? deferred : place;
  return (
    <I18nextProvider i18n={i18n}>
      <PageHead place={settled} />
      <Layout place={settled} isBare={place.route.frame === 'bare'} store={store}>
        <Pages ref={prepare} place={place} store={store} />
      </Layout>
    </I18nextProvider>
  );
}
