/**
 * Whether the external podcast player may load at once. Stored as the origin that was agreed to, so
 * that another player is asked for anew; what has been taken back is not stored at all.
 */
import { useEffect } from 'react';
import { createPersistentStore, createStore } from '../../../site/createPersistentStore.ts';
import { useStore } from '../../../ui/useStore.ts';

type Consent = 'unasked' | 'allowed' | 'withdrawn';

const allowedOrigin = createPersistentStore('', {
  storage: 'localStorage',
  key: 'podcast-consent',
  parse: String,
  stringify: (origin) => origin || null,
});

/** Whether it has been allowed since the page was opened; where it is not any more, it is withdrawn. */
const wasAllowed = createStore(false);

/**
 * @param origin the external player's
 * @returns what was decided about it, and how to decide: `true` allows it, `false` takes that back.
 *   A prerendered page does not know, and says nobody was asked
 */
export function usePodcastConsent(origin: string): [Consent, (isAllowed: boolean) => void] {
  const isAllowed = useStore(allowedOrigin) === origin;
  const isWithdrawn = useStore(wasAllowed) && !isAllowed;
  useEffect(() => {
    if (isAllowed) wasAllowed.set(true);
  }, [isAllowed]);
  const consent = isAllowed ? 'allowed' : isWithdrawn ? 'withdrawn' : 'unasked';
  return [consent, (allows) => allowedOrigin.set(allows ? origin : '')];
}
