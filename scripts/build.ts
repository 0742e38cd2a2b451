/**
 * Builds the static site into `dist/`, or into the folder that `--out` names: fonts, the client,
 * icons, every page as a document with its picture, every page's words, the feeds, the text the chat
 * answers from, and what hosts and search engines read.
 */
import { ignoresEnvFile, mode, outFolder } from './pages/build-options.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readConfig } from '../src/site/config.ts';
import { placeAt } from '../src/site/paths.ts';
import { routes } from '../src/site/routes.ts';
import { wordsAddress } from '../src/site/wordBundles.ts';
import { readClientAssets } from './pages/client-assets.ts';
import { compressFolder } from './hosts/compress.ts';
import { crawlerHead } from './crawlers/crawler-head.ts';
import { composeDocument } from './pages/document.ts';
import { loadEnvironment } from './setup/environment.ts';
import { writeFeed } from './crawlers/feed.ts';
import { writeFonts } from './pages/fonts.ts';
import { buildHeadScript } from './pages/head-script.ts';
import { writeIcons } from './pages/icons.ts';
import { requireSoundLocales } from './i18n-check.ts';
import { readLanguages } from './locales/languages.ts';
import { pageOriginsOf, writePageOrigins } from './hosts/page-origins.ts';
import { plainWordsOf } from './locales/plain-words.ts';
import { loadPrerender } from './pages/prerender.ts';
import { writeSamplePolicies } from './pages/sample-policies.ts';
import { writeHostRedirects } from './hosts/redirects.ts';
import { writeHostHeaders } from './hosts/security-headers.ts';
import { writeSitemap } from './crawlers/sitemap.ts';
import { readSite, writeIndexes } from './chat/site-text.ts';
import { writeWebManifest } from './pages/web-manifest.ts';
import { remainingSamples } from './pages/remaining-samples.ts';
import { readWords, wordsFolder } from './locales/read-words.ts';

const project = fileURLToPath(new URL('../', import.meta.url));
const dist = pathToFileURL(`${resolve(project, outFolder)}/`);
if (!ignoresEnvFile) loadEnvironment();
const config = readConfig(process.env);
const languages = readLanguages();

function writeOut(address: string, content: string): void {
  const file = new URL(`.${address}`, dist);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}

requireSoundLocales();
await writeFonts([config.product, config.email]);
await build({ mode, logLevel: 'warn', build: { outDir: fileURLToPath(dist) } });
writeSamplePolicies(dist, config);
const script = await buildHeadScript(mode);
const prerender = await loadPrerender(mode, basename(outFolder));
const { everyPath, render } = prerender;
const assetsOf = readClientAssets(dist);
const icons = await writeIcons(dist);
const plainWords = new Map(languages.map(({ code }) => [code, plainWordsOf(code, config)]));

const pages = [];
for (const address of everyPath()) {
  const { language: code, route, path: unprefixed } = placeAt(address, languages);
  const language = languages.find((one) => one.code === code)!;
  const page = await render(address, readWords);
  const crawlers = await crawlerHead(dist, {
    language,
    others: languages.filter((one) => one !== language),
    route,
    page,
    words: plainWords.get(code)!,
    config,
  });
  const html = composeDocument({
    language,
    page,
    ...assetsOf(route),
    script,
    words: wordsFolder(),
    crawlers,
  });
  writeOut(address === '/' ? '/index.html' : `${address}.html`, html);
  pages.push({ language: code, path: unprefixed, html });
}

for (const language of languages) {
  const { code } = language;
  writeWebManifest(dist, language, config, plainWords.get(code)!, icons);
  writeFeed(dist, code, config, plainWords.get(code)!);
  for (const route of routes) {
    const words = readWords(code, route.id);
    writeOut(wordsAddress(wordsFolder(), code, route.id), JSON.stringify(words));
  }
}
rmSync(new URL('.vite', dist), { recursive: true });
// A site made for a test does not go out: what the functions answer from is another.
const goesOut = outFolder === 'dist' || !ignoresEnvFile;
if (goesOut) {
  for (const [language, keys] of await writeIndexes(await readSite(prerender, config), config)) {
    if (keys.length > 0)
      console.warn(`${language}: no page shows what is asked of ${keys.join(', ')}`);
  }
}
writeSitemap(dist, config.siteUrl, languages);
const origins = pageOriginsOf(config);
writePageOrigins(dist, origins);
writeHostHeaders(dist, pages, origins);
writeHostRedirects(dist, languages);
if (goesOut) compressFolder(dist);
console.log(
  `Built ${pages.length} pages in ${languages.length} languages into ${fileURLToPath(dist)}`,
);
const samples = remainingSamples(config);
if (samples.length > 0) {
  console.warn(`Samples remain, to be replaced before launch:\n- ${samples.join('\n- ')}`);
}
