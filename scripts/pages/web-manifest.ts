import type { Language } from '../../src/site/languages.ts';
import { localizedPath, pagePath } from '../../src/site/paths.ts';
import type { Write } from '../build/output.ts';
import type { PlainMessages } from '../locales/plain-messages.ts';
import { colorOf } from './tokens.ts';

/** @returns the address of a language's manifest */
export const manifestPath = (code: string) => localizedPath('/site.webmanifest', code);

/**
 * Writes a language's web manifest, by which the site gets its own icon and name on a home screen.
 * It stays a site in a browser: it has nothing to do offline.
 */
export function writeWebManifest(
  write: Write,
  { code, direction }: Language,
  product: string,
  { say }: PlainMessages,
): void {
  const paper = colorOf('mantine-color-body').light;
  const manifest = {
    name: product,
    short_name: product,
    description: say('home', 'meta.description'),
    lang: code,
    dir: direction,
    id: pagePath('home', code),
    start_url: pagePath('home', code),
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  write(manifestPath(code), JSON.stringify(manifest));
}
