import { useEffect, useState } from 'react';
import { languages } from 'virtual:site';
import { placeAt } from '../../site/paths.ts';
import type { PageStore } from '../pageStore.ts';
import { arriveAtEntry, keepOffsets } from './scrollOffsets.ts';
import type { Arrival } from './useArrival.ts';

type PageChange = typeof import('./pageChange.ts');

/** How a page that takes its time is announced, once it has come: nobody waits for it. */
let pageChange: PageChange | undefined;

/**
 * Keeps the page one is on until the page one goes to is loaded. One that is, as after a hover and on
 * the way back, is shown at once.
 *
 * @param arrival where the address is
 * @returns where the page that is to be shown belongs: behind the address while a page loads
 */
export function useShownArrival(store: PageStore, arrival: Arrival): Arrival {
  const [shown, setShown] = useState(arrival);
  const { pathname } = arrival.location;
  const isHere =
    shown.location.pathname === pathname || store.peek(placeAt(pathname, languages)) !== undefined;
  if (isHere && shown !== arrival) setShown(arrival);

  useEffect(() => {
    import('./pageChange.ts').then(
      (module) => (pageChange = module),
      () => {
        // Without it, too, pages change.
      },
    );
  }, []);

  useEffect(() => {
    if (isHere) return;
    const wait = new AbortController();
    pageChange?.announceWaiting(wait.signal);
    const arrive = () => {
      // Left meanwhile, for another page or back.
      if (wait.signal.aborted) return false;
      wait.abort();
      keepOffsets();
      setShown(arrival);
      return true;
    };
    const fail = () => {
      // A page that cannot be drawn is fetched as a document. As the one that is left goes, it scrolls to
      // its top: that is no place to come back to.
      if (arrive()) arriveAtEntry();
    };
    // A page that does not come is shown, too: drawing it is what tells why.
    store.load(placeAt(pathname, languages)).then(arrive, fail);
    return () => wait.abort();
  }, [store, arrival, pathname, isHere]);

  return isHere ? arrival : shown;
}
