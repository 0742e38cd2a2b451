/**
 * The colour scheme a visitor chose, kept in the browser, where `src/head/applyColorScheme.ts` finds
 * it before the first paint; where nothing can be kept it lasts as long as the page.
 */
import { useSyncExternalStore } from 'react';
import { type ColorScheme, colorSchemeAttribute, colorSchemes } from '../../site/colorScheme.ts';
import { keep, readKept } from '../../site/browserStorage.ts';

const listeners = new Set<() => void>();
let unstored: ColorScheme | undefined;

function read(): ColorScheme {
  if (unstored) return unstored;
  const stored = readKept('localStorage', 'color-scheme');
  return colorSchemes.find((scheme) => scheme === stored) ?? 'auto';
}

function choose(scheme: ColorScheme): void {
  unstored = keep('localStorage', 'color-scheme', scheme) ? undefined : scheme;
  // Without the attribute the stylesheet follows the system.
  const root = document.documentElement;
  if (scheme === 'auto') root.removeAttribute(colorSchemeAttribute);
  else root.setAttribute(colorSchemeAttribute, scheme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the scheme to go on to: from the system's to the one that is not seen, then to the other */
export function schemeAfter(scheme: ColorScheme): ColorScheme {
  const { matches: isDark } = matchMedia('(prefers-color-scheme: dark)');
  const order: readonly ColorScheme[] = isDark ? colorSchemes : ['auto', 'dark', 'light'];
  return order[(order.indexOf(scheme) + 1) % order.length]!;
}

/**
 * @returns the scheme chosen and how to choose another. A prerendered page does not know the choice
 *   and says the system's, as on a first visit
 */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'auto'), choose];
}
