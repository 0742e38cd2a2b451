import { useEffect, useState } from 'react';
import { languages } from 'virtual:site';
import { placeAt } from '../../site/paths.ts';
import type { PageStore } from '../pageStore.ts';
import { leaveEntry } from './scrollOffsets.ts';
import type { Arrival } from './useArrival.ts';

type PageChange = typeof import('./pageChange.ts');

/** How pages change, once it has come: nobody waits for it, pages then change at once. */
let pageChange: PageChange | undefined;

/**
 * Keeps the page one is on until the page one goes to is loaded, and changes from one to the other.
 *
 * @param arrival where the address is
 * @returns where the page that is to be shown belongs: behind the address while a page loads
 */
export function useShownArrival(store: PageStore, arrival: Arrival): Arrival {
  const [shown, setShown] = useState(arrival);
  const isSamePage = shown.location.pathname === arrival.location.pathname;
  // A place on the page that is shown needs no waiting.
  if (isSamePage && shown !== arrival) setShown(arrival);

  useEffect(() => {
    import('./pageChange.ts').then(
      (module) => (pageChange = module),
      () => {
        // Without it, too, pages change.
      },
    );
  }, []);

  useEffect(() => {
    if (isSamePage) return;
    const wait = new AbortController();
    pageChange?.announceWaiting(wait.signal);
    const arrive = () => {
      // Left meanwhile, for another page or back.
      if (wait.signal.aborted) return;
      wait.abort();
      leaveEntry();
      const show = () => setShown(arrival);
      if (pageChange) pageChange.changePage(show);
      else show();
    };
    // A page that does not come is shown, too: drawing it is what tells why.
    store.load(placeAt(arrival.location.pathname, languages)).then(arrive, arrive);
    return () => wait.abort();
  }, [store, arrival, isSamePage]);

  return isSamePage ? arrival : shown;
}
