/**
 * The browser's entry: the address tells language and page, their chunk and messages are loaded, and
 * the prerendered page is hydrated. Started by `src/head.ts` after the first paint.
 */
import { BrowserRouter } from 'react-router-dom';
import { config, languages } from 'virtual:site';
import { App } from './app/App.tsx';
import { hydrate } from './app/hydrate.tsx';
import { createPageCache } from './app/pageCache.ts';
import { localizedRouteAt } from './site/paths.ts';
import {
  messagesAddress,
  type Messages,
  type MessageFolders,
  messageFoldersFile,
} from './site/messageBundles.ts';
import './ui/styles/index.css';

const root = document.getElementById('root')!;

/** The document states its own language's folder. */
let messageFolders: MessageFolders = { [document.documentElement.lang]: root.dataset.messages! };

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

const cache = createPageCache(
  async (language, id) => {
    if (!messageFolders[language]) {
      messageFolders = {
        ...((await fetchJson(messageFoldersFile(import.meta.url))) as MessageFolders),
        ...messageFolders,
      };
    }
    return (await fetchJson(messagesAddress(messageFolders[language]!, id))) as Messages;
  },
  { product: config.product, email: config.email },
);

/**
 * Hydrates the page. Called by the head script, again after a failure.
 *
 * @throws where the page's chunk or messages could not be loaded; the page stays as it was
 */
export async function start(): Promise<void> {
  cache.forgetFailures();
  await cache.load(localizedRouteAt(window.location.pathname, languages));
  hydrate(root, (restore, onReady) => (
    // In transitions, `CurrentPage` could not tell that a page takes its time.
    <BrowserRouter useTransitions={false}>
      <App cache={cache} onReady={onReady}>
        {restore}
      </App>
    </BrowserRouter>
  ));
}
