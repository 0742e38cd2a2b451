/**
 * How far each entry of the history was scrolled, in CSS pixels. Kept with the tab, so that Back
 * finds the place again after a reload, too; where storage is blocked, as long as the page lasts.
 */
import { keep, readKeptJson } from '../../site/browserStorage.ts';

const key = 'scroll-offsets';

/** By entry. What is kept may be rubbish: an offset is a number only once it is read. */
const offsets = new Map<string, unknown>(Object.entries(readKeptJson('sessionStorage', key) ?? {}));

/** The entry whose page is shown. The address may be ahead of it, while the next page loads. */
let shownEntry = '';

/**
 * To be called when a page is shown. Entries of the router carry their number; one the browser made
 * is told by its address.
 */
export function arriveAtEntry(): void {
  const state = history.state as { idx?: number } | null;
  shownEntry = state?.idx === undefined ? location.href : String(state.idx);
}

/** Remembers how far the entry that is shown is scrolled, unless the next one scrolled it already. */
export function rememberOffset(): void {
  // Following a hash, the browser scrolls first, and tells of the new entry afterwards.
  const isScrolledOn = history.state === null && location.href !== shownEntry;
  if (!isScrolledOn) offsets.set(shownEntry, window.scrollY);
}

/** @returns the offset of the entry that is shown; the top for one never seen */
export function offsetOfEntry(): number {
  return Number(offsets.get(shownEntry)) || 0;
}

/** Saves all offsets, for the tab's next document. */
export function keepOffsets(): void {
  rememberOffset();
  keep('sessionStorage', key, JSON.stringify(Object.fromEntries(offsets)));
}
