/**
 * Whether the external podcast player may load at once. Kept in the browser as the origin that was
 * agreed to, so that another player is asked for anew. Where storage is blocked or full, the choice
 * lasts as long as the page; what has been taken back is not kept at all.
 */
import { useSyncExternalStore } from 'react';
import { forget, keep, readKept } from '../../../site/browserStorage.ts';

type Consent = 'unasked' | 'allowed' | 'withdrawn';

const key = 'podcast-consent';

/** The origin agreed to that could not be stored. */
let unstored: string | undefined;
/** Whether the consent has been taken back since the page was opened. */
let isWithdrawn = false;

const listeners = new Set<() => void>();

function read(origin: string): Consent {
  if (isWithdrawn) return 'withdrawn';
  return (unstored ?? stored()) === origin ? 'allowed' : 'unasked';
}

const stored = () => readKept('localStorage', key);

function decide(origin: string, isAllowed: boolean): void {
  isWithdrawn = !isAllowed;
  unstored = undefined;
  if (!isAllowed) forget('localStorage', key);
  else if (!keep('localStorage', key, origin)) unstored = origin;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab has decided, or everything was cleared (no key is named). */
function follow({ key: changed, oldValue, newValue }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  unstored = undefined;
  isWithdrawn = oldValue !== null && newValue === null;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow);
    // Another tab may have allowed it while nobody listened.
    if (stored() !== null) isWithdrawn = false;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/**
 * @param origin the external player's
 * @returns what was decided about it, and how to decide: `true` allows it, `false` takes that back.
 *   A prerendered page does not know, and says nobody was asked
 */
export function usePodcastConsent(origin: string): [Consent, (isAllowed: boolean) => void] {
  const consent = useSyncExternalStore(
    subscribe,
    () => read(origin),
    () => 'unasked' as const,
  );
  return [consent, (isAllowed) => decide(origin, isAllowed)];
}
