/** What renders the pages: `src/prerender.tsx`, built for Node. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteFiles } from './output.ts';
import { bundle } from './vite-build.ts';

export type Prerender = typeof import('../../src/prerender.tsx');

/** Within the project: what it imports is found from there. */
const folder = fileURLToPath(new URL('../../.build/', import.meta.url));

/** @param mode Vite's mode, the same as the client's */
export function buildPrerender(mode: string): Promise<SiteFiles> {
  return bundle(mode, {
    ssr: true,
    manifest: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('../../src/prerender.tsx', import.meta.url)),
      output: { entryFileNames: 'prerender.js', codeSplitting: false },
    },
  });
}

/** @param files see `buildPrerender`; they lie in a folder of their own until the process ends */
export async function loadPrerender(files: SiteFiles): Promise<Prerender> {
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'prerender-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const [address, content] of files) {
    const file = join(root, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return (await import(pathToFileURL(join(root, 'prerender.js')).href)) as Prerender;
}
