import { fileURLToPath } from 'node:url';
import { build } from 'vite';

type Prerender = typeof import('../../src/prerender.tsx');

/**
 * Builds `src/prerender.tsx` for Node and loads it.
 *
 * @param mode Vite's mode, the same as the client's
 * @param name of its folder, one for each site: two may be built at once
 */
export async function loadPrerender(mode: string, name = 'dist'): Promise<Prerender> {
  const folder = new URL(`../../.build/${name}/`, import.meta.url);
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
