/** The site's text, for scripts that may run before anything was built. */
import type { SiteConfig } from '../../src/site/config.ts';
import { buildPrerender } from '../build/code.ts';
import { writeFonts } from '../pages/fonts.ts';
import { readSite } from './site-text.ts';

/** @returns the pages of each language, rendered anew */
export async function renderSite(config: SiteConfig): ReturnType<typeof readSite> {
  await writeFonts([config.product, config.email]);
  return readSite(await buildPrerender('production'), config);
}
