/**
 * The browser's entry: the address tells language and page, their chunk and words are loaded, and
 * the prerendered page is brought to life. Started by `src/head.ts` after the first paint.
 */
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config, languages } from 'virtual:site';
import { App } from './app/App.tsx';
import { createPageStore } from './app/pageStore.ts';
import { readyEvent } from './site/start.ts';
import { placeAt } from './site/paths.ts';
import { wordsAddress, type Words } from './site/wordBundles.ts';
import './ui/styles/index.css';

const root = document.getElementById('root')!;

const store = createPageStore(
  async (language, id) => {
    const response = await fetch(wordsAddress(root.dataset.words!, language, id));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as Words;
  },
  { product: config.product, email: config.email },
);

const announceReady = () => document.dispatchEvent(new Event(readyEvent));

/**
 * Brings the page to life. Called by the head script, again after a failure.
 *
 * @throws where the page's chunk or words could not be loaded; the page stands as it was
 */
export async function start(): Promise<void> {
  store.forgetFailures();
  await store.load(placeAt(window.location.pathname, languages));
  hydrateRoot(
    root,
    // Pages change at once: as a transition, a change would be drawn when there is time.
    <BrowserRouter useTransitions={false}>
      <App store={store} onReady={announceReady} />
    </BrowserRouter>,
  );
}
