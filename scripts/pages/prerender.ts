import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { outFolder } from './build-options.ts';

type Prerender = typeof import('../../src/prerender.tsx');

/** One for each site: two may be built at once. */
const folder = new URL(`../../.build/${basename(outFolder)}/`, import.meta.url);

/**
 * Builds `src/prerender.tsx` for Node and loads it.
 *
 * @param mode Vite's mode, the same as the client's
 */
export async function loadPrerender(mode: string): Promise<Prerender> {
  await build({
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      manifest: false,
      outDir: fileURLToPath(folder),
      rolldownOptions: {
        input: fileURLToPath(new URL('../../src/prerender.tsx', import.meta.url)),
        output: { entryFileNames: 'prerender.js' },
      },
    },
  });
  return (await import(new URL('prerender.js', folder).href)) as Prerender;
}
