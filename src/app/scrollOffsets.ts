/**
 * How far each entry of the history was scrolled, in CSS pixels. Stored with the tab, so that Back
 * finds the place again after a reload.
 */
import { readStoredJson, writeStored } from '../site/browserStorage.ts';

const key = 'scroll-offsets';

/** What is stored may be rubbish: an offset is a number only once it is read. */
const offsets = new Map<string, unknown>(
  Object.entries(readStoredJson('sessionStorage', key) ?? {}),
);

/** Remembers how far an entry, which is shown, is scrolled. */
export const rememberOffset = (entry: string) => void offsets.set(entry, window.scrollY);

/** @returns the offset of an entry; the top for one never seen */
export const offsetOf = (entry: string) => Number(offsets.get(entry)) || 0;

/** Stores all offsets, for the tab's next document. */
export const storeOffsets = () =>
  void writeStored('sessionStorage', key, JSON.stringify(Object.fromEntries(offsets)));
