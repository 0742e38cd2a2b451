import { colorSchemeAttribute, colorSchemeStorageKey } from '../site/colorScheme.ts';

/** Sets the scheme that was chosen; with no choice, or none readable, that of the system. */
export function applyColorScheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(colorSchemeStorageKey);
  } catch {
    // Storage is blocked: as without a choice.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute(
    colorSchemeAttribute,
    chosen === 'light' || chosen === 'dark' ? chosen : system,
  );
}
