import { colorSchemeAttribute } from '../site/colorScheme.ts';
import { readKept } from '../site/browserStorage.ts';

/** Sets the scheme that was chosen; with no choice, or none readable, the system's holds. */
export function applyColorScheme(): void {
  const chosen = readKept('localStorage', 'color-scheme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.setAttribute(colorSchemeAttribute, chosen);
  }
}
