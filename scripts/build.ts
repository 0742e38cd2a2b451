/**
 * Builds the static site into `dist/`, or into the folder that `--out` names: fonts, the client,
 * icons, every page as a document with its picture, every page's words, the feeds, the text the chat
 * answers from, and what hosts and search engines read.
 */
import { ignoresEnvFile, mode, outFolder } from './build/options.ts';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../src/site/config.ts';
import { messageFoldersFile } from '../src/site/messageBundles.ts';
import { readEntry } from './build/client-assets.ts';
import { buildCode } from './build/code.ts';
import { hashOf } from './build/hashed-file.ts';
import { buildLanguagePart } from './build/language-part.ts';
import { gatherFiles, readFolder, writeSite } from './build/output.ts';
import { loadPrerender } from './build/prerender.ts';
import { writeIndexes } from './chat/site-text.ts';
import { writeSitemap } from './crawlers/sitemap.ts';
import { hostFiles } from './hosts/host-files.ts';
import { pageOriginsOf } from './hosts/page-origins.ts';
import { siteHeaders } from './hosts/security-headers.ts';
import { requireSoundLocales } from './locales/locales.ts';
import { readLanguages } from './locales/languages.ts';
import { writeFonts } from './pages/fonts.ts';
import { remainingSamples } from './pages/remaining-samples.ts';
import { samplePolicyAt } from './pages/sample-policies.ts';
import { loadEnvironment } from './setup/environment.ts';

const project = fileURLToPath(new URL('../', import.meta.url));
const dist = pathToFileURL(`${resolve(project, outFolder)}/`);
if (!ignoresEnvFile) loadEnvironment();
const config = readConfig(process.env);
const languages = readLanguages();
// A site made for a test does not go out: what the functions answer from is another.
const goesOut = outFolder === 'dist' || !ignoresEnvFile;

requireSoundLocales();
await writeFonts([config.product, config.email]);
const code = await buildCode(mode, goesOut);
const prerender = await loadPrerender(code.prerender);
const parts = await Promise.all(
  languages.map((language) =>
    buildLanguagePart(language, { languages, config, code, prerender, compresses: goesOut }),
  ),
);

const { write, gathered } = gatherFiles(goesOut);
for (const [address, content] of readFolder(new URL('../public/', import.meta.url))) {
  write(address, samplePolicyAt(address, config) ?? content);
}
const folders = parts.map(({ language, words }) => [language, words]);
write(messageFoldersFile(readEntry(code)), JSON.stringify(Object.fromEntries(folders)));
writeSitemap(write, config.siteUrl, languages);
const made = [code.files, ...parts.map((part) => part.files), await gathered()];
const files = new Map(made.flatMap((some) => [...some]));
const facts = {
  languages: parts.map(({ language }) => language),
  headers: siteHeaders(files, pageOriginsOf(config), config.hsts),
  chat: hashOf(parts.map(({ index }) => index.text + index.vocabulary)),
};
const pages = parts.flatMap((part) => part.pages);
for (const [address, content] of hostFiles({ ...facts, pages })) files.set(address, content);
// First: a server that takes up the new pages reads anew what its chat answers from.
if (goesOut) writeIndexes(new Map(parts.map(({ language, index }) => [language, index])));
writeSite(dist, files, facts);

console.log(
  `Built ${pages.length} pages in ${languages.length} languages into ${fileURLToPath(dist)}`,
);
for (const { language, index } of goesOut ? parts : []) {
  const { lost } = index;
  if (lost.length > 0)
    console.warn(`${language}: no page shows what is asked of ${lost.join(', ')}`);
}
const samples = remainingSamples(config);
if (samples.length > 0) {
  console.warn(`Samples remain, to be replaced before launch:\n- ${samples.join('\n- ')}`);
}
