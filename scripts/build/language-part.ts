/** A language's part of the site: its pages, their words and pictures, its feed, what its chat knows. */
import type { SiteConfig } from '../../src/site/config.ts';
import type { Language, LanguageCode } from '../../src/site/languages.ts';
import { localizedRouteAt } from '../../src/site/paths.ts';
import { routes } from '../../src/site/routes.ts';
import { messagesAddress } from '../../src/site/messageBundles.ts';
import { indexPages, type LanguageIndex, readPages } from '../chat/site-text.ts';
import { crawlerHead } from '../crawlers/crawler-head.ts';
import { writeFeed } from '../crawlers/feed.ts';
import { plainWordsOf } from '../locales/plain-words.ts';
import { readWords, wordsFolder } from '../locales/read-words.ts';
import { composeDocument } from '../pages/document.ts';
import { embeddedSample } from '../pages/sample-policies.ts';
import { writeWebManifest } from '../pages/web-manifest.ts';
import { readClientAssets } from './client-assets.ts';
import type { BuiltCode } from './code.ts';
import { headScriptOf } from './head-script.ts';
import { gatherFiles, type SiteFiles } from './output.ts';
import type { Prerender } from './prerender.ts';

export interface LanguagePart {
  language: LanguageCode;
  files: SiteFiles;
  /** The addresses of its pages. */
  pages: string[];
  /** The folder of its words. */
  words: string;
  index: LanguageIndex;
}

interface Site {
  languages: readonly Language[];
  config: SiteConfig;
  code: BuiltCode;
  prerender: Prerender;
  /** Whether its text files get compressed copies. */
  compresses: boolean;
}

/** @throws whatever a page throws: one that does not render stops the build */
export async function buildLanguagePart(
  language: Language,
  { languages, config, code: built, prerender, compresses }: Site,
): Promise<LanguagePart> {
  const { code } = language;
  const { write, gathered } = gatherFiles(compresses);
  const plainWords = plainWordsOf(code, config);
  const words = wordsFolder(code);
  const sampleAt = (sample: string) => embeddedSample(sample, config);
  const assetsOf = readClientAssets(built);
  const script = headScriptOf(built.headScripts, code);

  async function buildPage(address: string): Promise<void> {
    const { route } = localizedRouteAt(address, languages);
    const page = await prerender.render(address, readWords, sampleAt);
    const about = { language, route, page, words: plainWords, config };
    const crawlers = await crawlerHead(write, about);
    const parts = { language, page, ...assetsOf(route), script, words, crawlers };
    write(address === '/' ? '/index.html' : `${address}.html`, composeDocument(parts));
  }

  const pages = prerender
    .everyPath()
    .filter((address) => localizedRouteAt(address, languages).language === code);
  // One by one: what is finished is compressed meanwhile.
  for (const address of pages) await buildPage(address);
  writeWebManifest(write, language, config, plainWords, built.icons);
  writeFeed(write, code, config, plainWords);
  for (const { id } of routes) {
    write(messagesAddress(words, id), JSON.stringify(readWords(code, id)));
  }
  const index = await indexPages(code, await readPages(code, prerender, config), config);
  return { language: code, files: await gathered(), pages, words, index };
}
