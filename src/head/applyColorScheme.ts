import { colorSchemeAttribute, colorSchemeStorageKey } from '../site/colorScheme.ts';

/** Sets the scheme that was chosen; with no choice, or none readable, the system's holds. */
export function applyColorScheme(): void {
  try {
    const chosen = localStorage.getItem(colorSchemeStorageKey);
    if (chosen === 'light' || chosen === 'dark') {
      document.documentElement.setAttribute(colorSchemeAttribute, chosen);
    }
  } catch {
    // Storage is blocked: as without a choice.
  }
}
