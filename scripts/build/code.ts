/** What the code makes, but for the words: the client, its icons, and what renders pages. */
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Icon } from '../pages/icons.ts';
import { hashOf } from './hashed-file.ts';
import { buildHeadScript } from './head-script.ts';
import { gatherFiles, readFolder, type SiteFiles } from './output.ts';
import { buildPrerender } from './prerender.ts';
import { bundle } from './vite-build.ts';

const root = new URL('../../', import.meta.url);

/** All the folders and files a build reads, but for `locales/`, whose words each language has apart. */
const folders = ['public', 'scripts', 'src', 'supabase/functions'];
const files = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Where Vite notes what it made of each source. */
const manifestFile = '/.vite/manifest.json';

/** Tests, and what the build makes itself. */
const ignored = /\.test\.tsx?$|\.generated\./;

/** @returns a hash of all that a build is made from besides packages, settings, words and typefaces */
export function versionOfCode(project = root): string {
  const contents: Buffer[] = files.map((name) => readFileSync(new URL(name, project)));
  for (const folder of folders) {
    for (const [address, content] of readFolder(new URL(`${folder}/`, project))) {
      if (!ignored.test(address)) contents.push(Buffer.from(folder + address), content);
    }
  }
  return hashOf(contents);
}

export interface BuiltCode {
  /** The client's and the icons. */
  files: SiteFiles;
  /** What the client build made of each source. */
  manifest: Manifest;
  icons: readonly Icon[];
  /** The head script's code. */
  script: string;
  /** What renders pages. */
  prerender: SiteFiles;
}

/**
 * @param mode Vite's mode
 * @param compresses whether its text files get compressed copies
 */
export async function buildCode(mode: string, compresses: boolean): Promise<BuiltCode> {
  const { writeIcons } = await import('../pages/icons.ts');
  const [script, prerender, client] = await Promise.all([
    buildHeadScript(mode),
    buildPrerender(mode),
    bundle(mode, {}),
  ]);
  const { write, gathered } = gatherFiles(compresses);
  for (const [address, content] of client) {
    if (address !== manifestFile) write(address, content);
  }
  const icons = await writeIcons(write);
  const manifest = JSON.parse(String(client.get(manifestFile))) as Manifest;
  return { files: await gathered(), manifest, icons, script, prerender };
}
