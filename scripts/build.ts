/**
 * Builds the static site into `dist/`, or into the folder that `--out` names: fonts, the client,
 * icons, every page as a document with its picture, every page's words, the feeds, the text the chat
 * answers from, and what hosts and search engines read. What was made before from the same is not made
 * again (`scripts/build/keep.ts`): the code's part, each language's, pictures, compressed copies.
 */
import { ignoresEnvFile, mode, outFolder } from './build/options.ts';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../src/site/config.ts';
import { wordsFoldersFile } from '../src/site/wordBundles.ts';
import { readEntry } from './build/client-assets.ts';
import { buildCode, versionOfCode } from './build/code.ts';
import { forgetOldest, keep } from './build/keep.ts';
import { hashOf } from './build/hashed-file.ts';
import { buildLanguagePart, wordsBehind } from './build/language-part.ts';
import { once } from './build/once.ts';
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

// Taken first: a file that is saved meanwhile belongs to the next build.
const version = versionOfCode();
const isSameCode = () => versionOfCode() === version;
requireSoundLocales();
const typefaces = await writeFonts([config.product, config.email]);
const settings = JSON.stringify([mode, goesOut, config, languages]);
const from = [version, settings, ...typefaces];
const code = await keep('code', from, () => buildCode(mode, goesOut), isSameCode);
const prerender = once(() => loadPrerender(code.prerender));
const parts = await Promise.all(
  languages.map((language) => {
    const words = wordsBehind(language);
    const make = async () =>
      buildLanguagePart(language, {
        languages,
        config,
        code,
        prerender: await prerender(),
        compresses: goesOut,
      });
    const isSame = () => isSameCode() && wordsBehind(language) === words;
    return keep('language', [...from, words], make, isSame);
  }),
);

const { write, gathered } = gatherFiles(goesOut);
for (const [address, content] of readFolder(new URL('../public/', import.meta.url))) {
  write(address, samplePolicyAt(address, config) ?? content);
}
const folders = parts.map(({ language, words }) => [language, words]);
write(wordsFoldersFile(readEntry(code)), JSON.stringify(Object.fromEntries(folders)));
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
forgetOldest();

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
