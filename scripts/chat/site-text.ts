/**
 * Makes what the chat answers from: reads every page as a visitor does, and writes an index a
 * language beside the function, since a deployed function carries its own folder and nothing else.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { LanguageCode } from '../../src/site/languages.ts';
import type { SiteConfig } from '../../src/site/config.ts';
import { localizedRouteAt } from '../../src/site/paths.ts';
import { type AnswerFile, buildIndex, type SitePage, vocabularyOf } from './site-index.ts';
import { readLanguages } from '../locales/languages.ts';
import { readNamespace, readMessages } from '../locales/read-messages.ts';
import { samplePolicyAt } from '../pages/sample-policies.ts';
import { markMessages } from './marked-messages.ts';
import { readLists } from './question-lists.ts';
import { sectionsOf } from './site-sections.ts';

export const indexFolder = new URL('../../supabase/functions/chat-with-ai/site/', import.meta.url);

type Names = Pick<SiteConfig, 'product' | 'email'>;

/** What renders pages: the prerenderer that the build has made. */
type Prerender = Pick<typeof import('../../src/prerender.tsx'), 'everyPath' | 'render'>;

/**
 * @returns the pages of each language as a visitor reads them, but for those that lead nowhere
 * @throws whatever a page throws
 */
export async function readSite(
  prerender: Prerender,
  config: Names & Pick<SiteConfig, 'policyEmbedSrc'>,
): Promise<Map<LanguageCode, SitePage[]>> {
  const site = new Map<LanguageCode, SitePage[]>();
  for (const { code } of readLanguages('published'))
    site.set(code, await readPages(code, prerender, config));
  return site;
}

/** @returns the pages of one language; see `readSite` */
async function readPages(
  code: LanguageCode,
  { everyPath, render }: Prerender,
  config: Names & Pick<SiteConfig, 'policyEmbedSrc'>,
): Promise<SitePage[]> {
  const languages = readLanguages();
  const pages: SitePage[] = [];
  const { readMarked, keyOf } = markMessages(readMessages);
  for (const address of everyPath()) {
    const { language, route, path } = localizedRouteAt(address, languages);
    // The chat does not quote itself.
    if (language !== code || route.status || route.id === 'chat') continue;
    const { app } = await render(address, readMarked);
    const page: SitePage = { path, ...sectionsOf(app, keyOf) };
    // What is no message, such as a telephone number, is known by its place.
    for (const { id, lines } of page.sections) {
      for (const line of lines) line.keys ??= [`${route.id}#${id}`];
    }
    const policy = policySections(language, path, page.title, config);
    // The page around a document only announces it.
    if (policy.length > 0) page.sections = policy;
    pages.push(page);
  }
  return pages;
}

/** What the chat answers from in a language. */
export interface LanguageIndex {
  /** The index as its file has it. */
  text: string;
  vocabulary: string;
  /** The keys of foreseen questions that no passage has. */
  lost: string[];
}

/** @throws Error where the language has no words for its answers */
export async function indexPages(
  language: LanguageCode,
  pages: readonly SitePage[],
  config: Names,
): Promise<LanguageIndex> {
  const words = readAnswerMessages(language, config);
  const { lists, asked } = await readLists(language);
  const { index, lost } = buildIndex({ language, pages, words, lists, asked });
  return { text: JSON.stringify(index), vocabulary: vocabularyOf(index), lost };
}

/** @returns what the chat answers from in each language; see `readSite` and `indexPages` */
export async function indexSite(
  ...site: Parameters<typeof readSite>
): Promise<Map<LanguageCode, LanguageIndex>> {
  const indexes = new Map<LanguageCode, LanguageIndex>();
  for (const [language, pages] of await readSite(...site)) {
    indexes.set(language, await indexPages(language, pages, site[1]));
  }
  return indexes;
}

/**
 * Writes an index a language, and what the function needs before it knows which. What would not
 * change is left alone, so that nothing watching it wakes up.
 */
export function writeIndexes(
  indexes: ReadonlyMap<LanguageCode, LanguageIndex>,
  folder = indexFolder,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [language, { text }] of indexes) writeChanged(`${language}.generated.json`, text);
  const vocabularies = Object.fromEntries(
    Array.from(indexes, ([language, { vocabulary }]) => [language, vocabulary]),
  );
  const imports = [...indexes.keys()].map(
    (language) =>
      `  '${language}': () => import('./${language}.generated.json', { with: { type: 'json' } }),\n`,
  );
  writeChanged('vocabularies.generated.json', JSON.stringify(vocabularies));
  writeChanged(
    'languages.generated.js',
    "import vocabularies from './vocabularies.generated.json' with { type: 'json' };\n" +
      `export const indexes = {\n${imports.join('')}};\nexport { vocabularies };\n`,
  );
  // Else the compiler would read the type of every index from its text.
  writeChanged(
    'languages.generated.d.ts',
    "type SiteLanguages = import('../search/chat.ts').SiteLanguages;\n" +
      "export const indexes: SiteLanguages['indexes'];\n" +
      "export const vocabularies: SiteLanguages['vocabularies'];\n",
  );

  function writeChanged(name: string, content: string): void {
    const file = new URL(name, folder);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
    // Whole at once: a server may be reading it.
    const unfinished = new URL(`${file.href}.${process.pid}`);
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  }
}

/** @returns what the chat says around the site's text, names filled in */
export function readAnswerMessages(language: LanguageCode, { product, email }: Names): AnswerFile {
  const words = readNamespace(language, 'chat-answers') as AnswerFile;
  const filled = Object.entries(words).map(([name, message]) => [
    name,
    message
      .replaceAll('{{product}}', () => product)
      .replaceAll('{{email}}', () => `[${email}](mailto:${email})`),
  ]);
  return Object.fromEntries(filled) as AnswerFile;
}

/**
 * The text of a policy: that of the sample, where the page shows it. A vendor's is the vendor's; the
 * page is then named as a whole.
 */
function policySections(
  language: LanguageCode,
  path: string,
  title: string,
  config: Names & Pick<SiteConfig, 'policyEmbedSrc'>,
): SitePage['sections'] {
  const sample = samplePolicyAt(`/policies/${language}${path}.html`, config);
  if (!sample) return [];
  // A gap stands in its sentence: “[number] days”. What its owner is told to write there says nothing.
  const { sections } = sectionsOf(sample.replace(/\s*\[[^\]<]*\.\]/g, ''));
  const keyed = sections.map(({ id, headings, lines }) => ({
    id,
    headings,
    sample: true as const,
    lines: lines.map(({ text }) => ({ text, keys: [`${path.slice(1)}#${id}`] })),
  }));
  if (!config.policyEmbedSrc) return keyed;
  const { document } = readAnswerMessages(language, config);
  const text = document.replace('{{page}}', () => title);
  const keys = [...new Set(keyed.flatMap(({ lines }) => lines.flatMap((line) => line.keys)))];
  return [{ id: '', headings: [], lines: [{ text, keys }] }];
}
