/**
 * Builds the static site into `dist/`, or into the folder that `--out` names: fonts, the client,
 * every page as a document with its picture, every page's messages, the feeds, the text the chat
 * answers from, and what hosts and search engines read.
 */
import { ignoresEnvFile, mode, outFolder } from './build/options.ts';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../src/site/config.ts';
import {
  type MessageFolders,
  messageFoldersFile,
  messagesAddress,
} from '../src/site/messageBundles.ts';
import { pagePath } from '../src/site/paths.ts';
import { routes } from '../src/site/routes.ts';
import { buildClient, buildHeadScripts, buildPrerender } from './build/code.ts';
import { hashOf } from './build/hash.ts';
import { gatherFiles, readFolder, writeSite } from './build/output.ts';
import { indexSite, writeIndexes } from './chat/site-text.ts';
import { crawlerHead } from './crawlers/crawler-head.ts';
import { writeFeed } from './crawlers/feed.ts';
import { writeSitemap } from './crawlers/sitemap.ts';
import { hostFiles } from './hosts/host-files.ts';
import { pageOriginsOf } from './hosts/page-origins.ts';
import { siteHeaders } from './hosts/security-headers.ts';
import { readLanguages } from './locales/languages.ts';
import { requireSoundLocales } from './locales/locales.ts';
import { plainMessagesOf } from './locales/plain-messages.ts';
import { readMessages, messagesFolder } from './locales/read-messages.ts';
import { composeDocument } from './pages/document.ts';
import { writeFonts } from './pages/fonts.ts';
import { remainingSamples } from './pages/remaining-samples.ts';
import { embeddedSample, samplePolicyAt } from './pages/sample-policies.ts';
import { writeWebManifest } from './pages/web-manifest.ts';
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
const [client, headScriptOf, prerender] = await Promise.all([
  buildClient(mode),
  buildHeadScripts(mode),
  buildPrerender(mode),
]);

const { write, gathered } = gatherFiles(goesOut);
for (const [address, content] of client.files) write(address, content);
for (const [address, content] of readFolder(new URL('../public/', import.meta.url))) {
  write(address, samplePolicyAt(address, config) ?? content);
}

const folders: MessageFolders = {};
for (const language of languages) {
  const { code } = language;
  const plainMessages = plainMessagesOf(code, config);
  const messages = (folders[code] = messagesFolder(code));
  const script = headScriptOf(code);
  // One by one: what is finished is compressed meanwhile.
  for (const route of routes) {
    const address = pagePath(route.id, code);
    const page = await prerender.render(address, readMessages, (it) => embeddedSample(it, config));
    const about = { language, route, page, messages: plainMessages, config };
    const crawlers = await crawlerHead(write, about);
    const parts = { language, page, ...client.assetsOf(route), script, messages, crawlers };
    write(address === '/' ? '/index.html' : `${address}.html`, composeDocument(parts));
    write(messagesAddress(messages, route.id), JSON.stringify(readMessages(code, route.id)));
  }
  writeWebManifest(write, language, config.product, plainMessages);
  writeFeed(write, code, config, plainMessages);
}
write(messageFoldersFile(client.entry), JSON.stringify(folders));
writeSitemap(write, config.siteUrl, languages);

const pages = prerender.everyPath();
const indexes = await indexSite(prerender, config);
const made = await gathered();
const facts = {
  languages: languages.map(({ code }) => code),
  headers: siteHeaders(made, pageOriginsOf(config), config.hsts),
  chat: hashOf(...Array.from(indexes.values(), ({ text, vocabulary }) => text + vocabulary)),
};
// First: a server that takes up the new pages reads anew what its chat answers from.
if (goesOut) writeIndexes(indexes);
writeSite(dist, new Map([...made, ...hostFiles({ ...facts, pages })]), facts);

console.log(
  `Built ${pages.length} pages in ${languages.length} languages into ${fileURLToPath(dist)}`,
);
for (const [language, { lost }] of goesOut ? indexes : []) {
  if (lost.length > 0)
    console.warn(`${language}: no page shows what is asked of ${lost.join(', ')}`);
}
const samples = remainingSamples(config);
if (samples.length > 0) {
  console.warn(`Samples remain, to be replaced before launch:\n- ${samples.join('\n- ')}`);
}
