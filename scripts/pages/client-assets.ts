/** What the client build made of each page, read from Vite's manifest. */
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Route } from '../../src/site/routes.ts';

const entryFile = 'src/main.tsx';

interface PageAssets {
  entry: string;
  modules: string[];
  stylesheets: string[];
  css: string;
}

/**
 * @param dist the folder of the client build
 * @returns a function that tells a page's assets
 */
export function readClientAssets(dist: URL) {
  const manifest = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest;
  const styles = new Map<string, string>();
  const readStyle = (file: string) => {
    const known = styles.get(file);
    if (known !== undefined) return known;
    const css = readFileSync(new URL(file, dist), 'utf8').trim();
    styles.set(file, css);
    return css;
  };

  /** The chunk of a source file and all it imports at once, each after those it imports itself. */
  const chunksOf = (source: string, found = new Set<string>()): Set<string> => {
    if (found.has(source)) return found;
    for (const imported of manifest[source]?.imports ?? []) chunksOf(imported, found);
    return found.add(source);
  };

  const assetsOf = (route: Route): PageAssets => {
    const page = `src/pages/${route.file ?? route.id}.tsx`;
    const chunks = [...chunksOf(page, chunksOf(entryFile))].map((source) => manifest[source]!);
    const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const entry = manifest[entryFile]!.file;
    return {
      entry: `/${entry}`,
      modules: chunks
        .map((chunk) => chunk.file)
        .filter((file) => file !== entry)
        .map((file) => `/${file}`),
      stylesheets: files.map((file) => `/${file}`),
      css: files.map(readStyle).join(''),
    };
  };

  return assetsOf;
}
