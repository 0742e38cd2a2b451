import { readStored } from '../site/browserStorage.ts';

/** Sets the chosen scheme, else the system's, as Mantine will set it. */
export function applyColorScheme(): void {
  const chosen = readStored('localStorage', 'color-scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}
