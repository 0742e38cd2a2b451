/** The site's text, for scripts that may run before anything was built. */
import type { SiteConfig } from '../../src/site/config.ts';
import { writeFonts } from '../pages/fonts.ts';
import { buildPrerender, loadPrerender } from '../build/prerender.ts';
import { readSite } from './site-text.ts';

/** @returns the pages of each language, rendered anew */
export async function renderSite(config: SiteConfig): ReturnType<typeof readSite> {
  await writeFonts([config.product, config.email]);
  const prerender = await loadPrerender(await buildPrerender('production'));
  return readSite(prerender, config);
}
