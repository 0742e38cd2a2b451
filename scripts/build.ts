/**
 * Builds the static site into `dist/`, or into the folder that `--out` names: fonts, the client, every page as a document, every page's
 * words, the text the chat answers from, and what hosts and search engines read.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { readConfig } from '../src/site/config.ts';
import { placeAt } from '../src/site/paths.ts';
import { routes } from '../src/site/routes.ts';
import { wordsAddress } from '../src/site/words.ts';
import { readClientAssets } from './client-assets.ts';
import { compressFolder } from './compress.ts';
import { connectOriginsOf, writeConnectOrigins } from './connect-origins.ts';
import { composeDocument } from './document.ts';
import { loadEnvironment } from './environment.ts';
import { writeFonts } from './fonts.ts';
import { buildHeadScript } from './head-script.ts';
import { requireSoundLocales } from './i18n-check.ts';
import { readLanguages } from './languages.ts';
import { loadPrerender } from './prerender.ts';
import { writeHostRedirects } from './host-redirects.ts';
import { writeHostHeaders } from './security-headers.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSiteText } from './site-text.ts';
import { readAnswers, readWords, wordsFolder } from './words.ts';

const { values: options } = parseArgs({
  options: {
    /** Builds with React's development build, which speaks up where hydration differs. */
    development: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
});
const dist = new URL(`../${options.out}/`, import.meta.url);
const mode = options.development ? 'development' : 'production';
// Vite builds for production unless this says otherwise, whatever the mode.
process.env['NODE_ENV'] = mode;
loadEnvironment();
const config = readConfig(process.env);
const languages = readLanguages();

function writeOut(path: string, content: string): void {
  const file = new URL(`.${path}`, dist);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}

requireSoundLocales();
await writeFonts([config.product, config.email]);
await build({ mode, logLevel: 'warn', build: { outDir: fileURLToPath(dist) } });
const script = await buildHeadScript(mode);
const { everyPath, render } = await loadPrerender(mode);
const { assetsOf, fonts } = readClientAssets(dist);

const pages = [];
for (const path of everyPath()) {
  const place = placeAt(path, languages);
  const language = languages.find(({ code }) => code === place.language)!;
  const html = composeDocument({
    language,
    page: await render(path, readWords),
    ...assetsOf(place.route.id),
    fonts,
    script,
    words: wordsFolder(),
  });
  writeOut(path === '/' ? '/index.html' : `${path}.html`, html);
  pages.push({ language: place.language, path: place.path, html });
}

for (const { code } of languages) {
  for (const route of routes) {
    const words = readWords(code, route.id);
    writeOut(wordsAddress(wordsFolder(), code, route.id), JSON.stringify(words));
  }
}
rmSync(new URL('.vite', dist), { recursive: true });
writeSiteText(pages, readAnswers(), { names: config });
writeSitemap(dist, config.siteUrl, languages);
const connectOrigins = connectOriginsOf(config);
writeConnectOrigins(dist, connectOrigins);
writeHostHeaders(dist, pages, { connectOrigins });
writeHostRedirects(dist, languages);
compressFolder(dist);
console.log(
  `Built ${pages.length} pages in ${languages.length} languages into ${fileURLToPath(dist)}`,
);
