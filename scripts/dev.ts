/**
 * `npm run dev`: the same site and functions with hot reload, locale files included. Pages are
 * rendered as the build renders them, one at a time, when they are asked for. `npm run translate` is this
 * with a view for translators over it (`scripts/translate/`).
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import {
  type Connect,
  createServer as createVite,
  type EnvironmentModuleNode,
  type ViteDevServer,
} from 'vite';
import { readConfig } from '../src/site/config.ts';
import { canonicalRedirect, localizedRouteAt } from '../src/site/paths.ts';
import { type PageId, type Route, routes } from '../src/site/routes.ts';
import { messageFoldersFile } from '../src/site/messageBundles.ts';
import { redirect } from './server/plain-answers.ts';
import { composeDocument } from './pages/document.ts';
import { editPlugin } from './pages/edit-plugin.ts';
import { loadEnvironment } from './setup/environment.ts';
import { writeFonts } from './pages/fonts.ts';
import { functionRoutes } from './server/function-routes.ts';
import { buildHeadScripts } from './build/code.ts';
import { readLanguages, showLanguages } from './locales/languages.ts';
import { httpAddress, listenError, readListenAddress } from './server/listen-address.ts';
import { embeddedSample, samplePolicyAt } from './pages/sample-policies.ts';
import { indexSite, writeIndexes } from './chat/site-text.ts';
import { readMessages } from './locales/read-messages.ts';
import { viewPath, wordsChanged } from './translate/contract.ts';
import { isLoopback } from './translate/guard.ts';
import { numberTexts } from './translate/numbers.ts';
import { translatePlugin } from './translate/translate-plugin.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** The application's module. */
const entry = '/src/main.tsx';

/** Messages are read anew whenever they are asked for. */
const messagesPath = '/words';
const messagesAddress = /^\/words\/(?<language>[^/]+)\/(?<id>[^/]+)\.json$/;

const { translate } = parseArgs({
  options: { translate: { type: 'boolean', default: false } },
}).values;
loadEnvironment();
const address = readListenAddress(process.env);
if (translate && !isLoopback(address.host) && address.host !== 'localhost') {
  throw new Error('HOST: npm run translate writes files, and so listens on 127.0.0.1 alone');
}
// Before Vite reads its configuration. Nobody translates what is made from the source.
showLanguages(translate ? 'drafts' : 'all');
const languages = readLanguages();
const config = readConfig(process.env);
await writeFonts([config.product, config.email]);
const headScriptOf = await buildHeadScripts('development');
const httpServer = createServer();
const numbers = numberTexts();

/** A page's messages; for translators, each between marks that say which it is. */
const messagesOf: typeof readMessages = (language, id) => {
  const messages = readMessages(language, id);
  return translate ? numbers.mark(messages) : messages;
};

const vite = await createVite({
  appType: 'custom',
  mode: 'development',
  server: { middlewareMode: true, hmr: { server: httpServer } },
  // As a plugin's, the handlers are put in anew when a change of the configuration restarts Vite.
  plugins: [
    {
      name: 'pages',
      configureServer(restarted) {
        // Before Vite's own, which would serve the samples as they lie in `public/`.
        restarted.middlewares.use(answerSample);
        return () => usePages(restarted);
      },
    },
    editPlugin(() => void refreshSiteText().catch(report), translate ? wordsChanged : undefined),
    ...(translate ? [translatePlugin(numbers)] : []),
  ],
});

const loadPrerender = async () => (await vite.ssrLoadModule('/src/prerender.tsx')) as Prerender;

async function documentAt(pathname: string): Promise<string> {
  const { language, route } = localizedRouteAt(pathname, languages);
  const { render } = await loadPrerender();
  const page = await render(pathname, messagesOf, (sample) => embeddedSample(sample, config));
  const html = composeDocument({
    language: languages.find(({ code }) => code === language)!,
    page,
    css: stylesOf(route),
    stylesheets: [],
    script: headScriptOf(language),
    entry,
    modules: [],
    messages: `${messagesPath}/${language}`,
    // No crawler comes by here.
    crawlers: '',
  });
  return vite.transformIndexHtml(pathname, html);
}

/**
 * The rules of all modules a page has loaded. Vite puts them in as the scripts arrive; until then
 * these keep the page from standing bare.
 */
function stylesOf(route: Route): string {
  const { moduleGraph } = vite.environments['ssr'];
  const styles = new Set(['/src/ui/styles/index.css']);
  const seen = new Set<unknown>();
  const collect = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (module.file?.endsWith('.css')) styles.add(module.url);
    for (const imported of module.importedModules) collect(imported);
  };
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  for (const file of ['app/App.tsx', `pages/${route.id}.tsx`]) {
    for (const module of moduleGraph.getModulesByFile(root + file) ?? []) collect(module);
  }
  return Array.from(styles, (url) => `@import '${url}?direct';`).join('\n');
}

/** The chat answers from the pages as they are now. */
async function refreshSiteText(): Promise<void> {
  writeIndexes(await indexSite(await loadPrerender(), config));
}

const report = (error: unknown) => console.error(error);

function send(res: ServerResponse, status: number, type: string, body: string): void {
  res.writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' });
  res.end(body);
}

function answerSample(
  req: Connect.IncomingMessage,
  res: ServerResponse,
  next: Connect.NextFunction,
): void {
  const { pathname } = new URL(req.url ?? '/', 'http://site');
  const sample = samplePolicyAt(pathname, config);
  if (sample === undefined) next();
  else send(res, 200, 'text/html', sample);
}

function usePages(server: ViteDevServer): void {
  type Load = Parameters<typeof functionRoutes>[0];
  const loadHandler: Load = async (name) =>
    (await server.ssrLoadModule(`/supabase/functions/${name}/handler.ts`)) as Awaited<
      ReturnType<Load>
    >;
  server.middlewares.use(functionRoutes(loadHandler));
  server.middlewares.use((req, res) => void answer(req, res));
}

async function answer(req: Connect.IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(req.originalUrl ?? '/', 'http://site');
  try {
    const canonical = canonicalRedirect(pathname, languages);
    if (canonical !== undefined) return redirect(res, canonical + search);
    if (pathname === messageFoldersFile(entry)) {
      const folders = languages.map(({ code }) => [code, `${messagesPath}/${code}`]);
      return send(res, 200, 'application/json', JSON.stringify(Object.fromEntries(folders)));
    }
    const requested = messagesAddress.exec(pathname)?.groups;
    if (requested) {
      const bundle = messagesOf(requested['language']!, requested['id'] as PageId);
      return send(res, 200, 'application/json', JSON.stringify(bundle));
    }
    const { status = 200 } = localizedRouteAt(pathname, languages).route;
    return send(res, status, 'text/html', await documentAt(pathname));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    return send(res, 500, 'text/plain', (error as Error).stack ?? String(error));
  }
}

// A page that does not render yet must not keep the others from being seen.
await refreshSiteText().catch(report);
httpServer.on('request', (req, res) => vite.middlewares(req, res));
httpServer.listen(address.port, address.host);
await once(httpServer, 'listening').catch((error: unknown) => {
  throw listenError(address, error);
});
console.log(
  `Serving ${httpAddress(address)}${translate ? viewPath : ''} (${routes.length} pages, ${languages.length} languages)`,
);
