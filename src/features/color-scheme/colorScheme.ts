/**
 * The colour scheme a visitor chose, kept in the browser. `src/head/applyColorScheme.ts` applies it
 * before the first paint from the same key; where storage is blocked it lasts as long as the page.
 */
import { useSyncExternalStore } from 'react';
import {
  type ColorScheme,
  colorSchemeAttribute,
  colorSchemes,
  colorSchemeStorageKey,
} from '../../site/colorScheme.ts';

const listeners = new Set<() => void>();
let unstored: ColorScheme | undefined;

function read(): ColorScheme {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(colorSchemeStorageKey);
    return colorSchemes.find((scheme) => scheme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function choose(scheme: ColorScheme): void {
  try {
    localStorage.setItem(colorSchemeStorageKey, scheme);
    unstored = undefined;
  } catch {
    unstored = scheme;
  }
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

/**
 * @returns the scheme chosen and how to choose another. A prerendered page does not know the choice
 *   and says the system's, as on a first visit
 */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'auto'), choose];
}
