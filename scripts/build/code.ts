/** What Vite makes of the code: the client, the pages' inline scripts, and what renders pages. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Manifest, type Rolldown } from 'vite';
import { type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import type { Route } from '../../src/site/routes.ts';

type Prerender = typeof import('../../src/prerender.tsx');

const entryFile = 'src/main.tsx';

/** Where Vite notes what it made of each source. */
const manifestFile = '/.vite/manifest.json';

/** Within the project: what the prerenderer imports is found from there. */
const prerenderFolder = fileURLToPath(new URL('../../.build/', import.meta.url));

const run = (mode: string, options: BuildOptions) =>
  build({ mode, logLevel: 'warn', publicDir: false, build: options });

/** @returns files by their address; none is written, so that two builds may run at a time */
async function bundle(mode: string, options: BuildOptions): Promise<Map<string, string | Buffer>> {
  const result = await run(mode, { ...options, write: false });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
}

/**
 * @param mode Vite's mode
 * @returns the client's files, the address of the application's module, and a function that tells
 *   what a page needs of them
 */
export async function buildClient(mode: string) {
  const files = await bundle(mode, {});
  const manifest = JSON.parse(String(files.get(manifestFile))) as Manifest;
  files.delete(manifestFile);
  const entry = `/${manifest[entryFile]!.file}`;

  /** The chunk of a source file and all it imports at once, each after those it imports itself. */
  const chunksOf = (source: string, found = new Set<string>()): Set<string> => {
    if (found.has(source)) return found;
    for (const imported of manifest[source]?.imports ?? []) chunksOf(imported, found);
    return found.add(source);
  };

  const assetsOf = (route: Route) => {
    const sources = chunksOf(`src/pages/${route.id}.tsx`, chunksOf(entryFile));
    const chunks = Array.from(sources, (source) => manifest[source]!);
    const stylesheets = new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)));
    return {
      entry,
      modules: chunks.map(({ file }) => `/${file}`).filter((file) => file !== entry),
      stylesheets: [...stylesheets],
      css: Array.from(stylesheets, (file) => String(files.get(file)).trim()).join(''),
    };
  };

  return { files, entry, assetsOf };
}

/**
 * Bundles `src/head.ts` for inlining: the policy's hashes are computed on this code.
 *
 * @param mode Vite's mode
 * @returns a function that gives the script of documents in a language. Those whose address names
 *   none detect the visitor's.
 */
export async function buildHeadScripts(mode: string) {
  const [prefixed, unprefixed] = await Promise.all([
    buildHeadScript(mode, 'src/head/prefixed.ts'),
    buildHeadScript(mode, 'src/head/unprefixed.ts'),
  ]);
  return (language: LanguageCode) => (language === unprefixedLanguage ? unprefixed : prefixed);
}

async function buildHeadScript(mode: string, input: string): Promise<string> {
  const files = await bundle(mode, {
    manifest: false,
    rolldownOptions: {
      input,
      // What it calls nothing of, such as the route table, no page has to carry.
      treeshake: { moduleSideEffects: (id) => id.includes('/src/head/') },
      output: { format: 'iife', codeSplitting: false },
    },
  });
  const [code] = [...files.values()] as [string];
  // A closing tag in a string would end the script early.
  return code.trim().replaceAll('</script', '<\\/script');
}

/**
 * @param mode Vite's mode, the same as the client's
 * @returns `src/prerender.tsx`, built for Node; its files lie in `.build/` until the process ends
 */
export async function buildPrerender(mode: string): Promise<Prerender> {
  mkdirSync(prerenderFolder, { recursive: true });
  const outDir = mkdtempSync(`${prerenderFolder}prerender-`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await run(mode, { ssr: 'src/prerender.tsx', outDir, manifest: false });
  return (await import(pathToFileURL(`${outDir}/prerender.js`).href)) as Prerender;
}
