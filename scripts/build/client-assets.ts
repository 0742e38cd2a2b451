/** What the client build made of each page, read from Vite's manifest. */
import type { Route } from '../../src/site/routes.ts';
import type { BuiltCode } from './code.ts';

const entryFile = 'src/main.tsx';

interface PageAssets {
  entry: string;
  modules: string[];
  stylesheets: string[];
  css: string;
}

/** @returns the address of the application's module */
export const readEntry = ({ manifest }: Pick<BuiltCode, 'manifest'>) =>
  `/${manifest[entryFile]!.file}`;

/** @returns a function that tells a page's assets */
export function readClientAssets({
  files: built,
  manifest,
}: Pick<BuiltCode, 'files' | 'manifest'>) {
  /** The chunk of a source file and all it imports at once, each after those it imports itself. */
  const chunksOf = (source: string, found = new Set<string>()): Set<string> => {
    if (found.has(source)) return found;
    for (const imported of manifest[source]?.imports ?? []) chunksOf(imported, found);
    return found.add(source);
  };

  const assetsOf = (route: Route): PageAssets => {
    const page = `src/pages/${route.id}.tsx`;
    const chunks = [...chunksOf(page, chunksOf(entryFile))].map((source) => manifest[source]!);
    const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const entry = readEntry({ manifest });
    return {
      entry,
      modules: chunks.map((chunk) => `/${chunk.file}`).filter((file) => file !== entry),
      stylesheets: files.map((file) => `/${file}`),
      css: files.map((file) => built.get(`/${file}`)!.toString().trim()).join(''),
    };
  };

  return assetsOf;
}
