/**
 * A browser on a slow phone: 150 ms and 1.6 Mbit/s of network, a quarter of this machine's
 * processor, nothing stored. Driven by its bare protocol (DevTools Protocol), since a test runner
 * watches promises and puts scripts of its own into a page, which costs it a tenth of a second.
 */
import { launch } from 'chrome-launcher';
import { browserFlags, findBrowser } from '../setup/browser.mjs';

export interface FirstView {
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** What tasks of more than 50 ms take beyond that, until the application answers, in ms. */
  excess: number;
}

const network = { offline: false, latency: 150, downloadThroughput: 200e3, uploadThroughput: 94e3 };
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Milliseconds for what a page does after it is loaded and after it is alive. */
const settling = 700;

/** Milliseconds a page may take to come alive. */
const longestWait = 30_000;

const readFirstView = `Promise.all(
  ['paint', 'largest-contentful-paint', 'longtask'].map((type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    }),
  ),
).then(([paint, largest, tasks]) => ({
  fcp: paint.find(({ name }) => name === 'first-contentful-paint').startTime,
  lcp: largest.at(-1).startTime,
  excess: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
}))`;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Send = <Result>(method: string, params?: object) => Promise<Result>;

export interface ThrottledBrowser {
  /** Opens an address as a new visitor does, and waits until the page is alive. */
  firstView(url: string): Promise<FirstView>;
  close(): void;
}

/** @throws Error where no browser starts, or one does not understand what it is told */
export async function launchThrottled(): Promise<ThrottledBrowser> {
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    // An English browser stays on unprefixed pages, and on prefixed ones.
    chromeFlags: [...browserFlags, '--headless=new', '--lang=en'],
  });
  const version = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const connection = await connect(webSocketDebuggerUrl);
  const browser = connection.session();

  return {
    async firstView(url) {
      const { browserContextId } = await browser<{ browserContextId: string }>(
        'Target.createBrowserContext',
      );
      const { targetId } = await browser<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await browser<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const page = connection.session(sessionId);
      const read = async <Value>(expression: string) => {
        const params = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await page<{
          result: { value: Value };
          exceptionDetails?: { text: string };
        }>('Runtime.evaluate', params);
        if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.text}`);
        return result.value;
      };
      await page('Network.enable');
      await page('Emulation.setDeviceMetricsOverride', phone);
      await page('Network.emulateNetworkConditions', network);
      await page('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page('Page.navigate', { url });
      // Asked now and then: whoever listens takes the page's time.
      do await pause(settling);
      while ((await read('document.readyState')) !== 'complete');
      if (await read('document.querySelector("script[data-entry]") !== null')) {
        const givenUp = Date.now() + longestWait;
        while ((await read('document.documentElement.dataset.app')) !== 'ready') {
          if (Date.now() > givenUp) throw new Error(`${url} did not come alive`);
          await pause(250);
        }
      }
      await pause(settling);
      const view = await read<FirstView>(readFirstView);
      await browser('Target.disposeBrowserContext', { browserContextId });
      return view;
    },
    close() {
      connection.close();
      chrome.kill();
    },
  };
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const fail = () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser is gone' } });
  };
  socket.addEventListener('close', fail);
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (!answer.id) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  const session =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
        );
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
  return { session, close: () => socket.close() };
}
