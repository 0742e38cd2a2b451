/** What the code makes, but for the words: the client, its icons, and what renders pages. */
import type { Manifest } from 'vite';
import type { Icon } from '../pages/icons.ts';
import { buildHeadScripts, type HeadScripts } from './head-script.ts';
import { gatherFiles, type SiteFiles } from './output.ts';
import { buildPrerender } from './prerender.ts';
import { bundle } from './vite-build.ts';

/** Where Vite notes what it made of each source. */
const manifestFile = '/.vite/manifest.json';

export interface BuiltCode {
  /** The client's and the icons. */
  files: SiteFiles;
  /** What the client build made of each source. */
  manifest: Manifest;
  icons: readonly Icon[];
  headScripts: HeadScripts;
  /** What renders pages. */
  prerender: SiteFiles;
}

/**
 * @param mode Vite's mode
 * @param compresses whether its text files get compressed copies
 */
export async function buildCode(mode: string, compresses: boolean): Promise<BuiltCode> {
  const { writeIcons } = await import('../pages/icons.ts');
  const [headScripts, prerender, client] = await Promise.all([
    buildHeadScripts(mode),
    buildPrerender(mode),
    bundle(mode, {}),
  ]);
  const { write, gathered } = gatherFiles(compresses);
  for (const [address, content] of client) {
    if (address !== manifestFile) write(address, content);
  }
  const icons = await writeIcons(write);
  const manifest = JSON.parse(String(client.get(manifestFile))) as Manifest;
  return { files: await gathered(), manifest, icons, headScripts, prerender };
}
