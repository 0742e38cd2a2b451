/**
 * A browser on a slow phone: 150 ms and 1.6 Mbit/s of network, a quarter of this machine's
 * processor, nothing stored. Driven by its bare protocol (DevTools Protocol), since a test runner
 * watches promises and puts scripts of its own into a page, which costs it a tenth of a second.
 */
import { launch } from 'chrome-launcher';
import { browserFlags, findBrowser } from '../setup/browser.mjs';
import { connect } from './devtools.ts';

export interface FirstView {
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** What tasks of more than 50 ms take beyond that, until the application answers, in ms. */
  excess: number;
}

export interface NextView {
  /** From the press of a link that was pointed at to the end of the frame that shows its page, in ms. */
  forth: number;
  /** From the call of Back to that of the page before. */
  back: number;
  /** Files asked for after the press. */
  late: number;
}

const network = { offline: false, latency: 150, downloadThroughput: 200e3, uploadThroughput: 94e3 };
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const desk = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
const slowdown = 4;

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

/** Waits for the first frame with another main heading, and tells when its work was done. */
const untilChanged = `new Promise((resolve, reject) => {
  setTimeout(reject, 10000, new Error('no other page came'));
  const before = document.querySelector('h1');
  const look = () => {
    const now = document.querySelector('h1');
    if (!now || now === before) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage('');
  };
  requestAnimationFrame(look);
})`;

const watchNextView = `window.nextView = (async () => {
  const press = new Promise((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  const shown = await ${untilChanged};
  const pressed = await press;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const late = performance.getEntriesByType('resource').filter((file) => file.startTime > pressed);
  const called = performance.now();
  history.back();
  const back = (await ${untilChanged}) - called;
  return { forth: shown - pressed, back, late: late.length };
})();
0`;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface ThrottledBrowser {
  /** Opens an address as a new visitor does, and waits until the page is alive. */
  firstView(url: string): Promise<FirstView>;
  /**
   * Points at a link for a second, presses it, and goes back, on a desk whose network is not slow.
   *
   * @param link a selector; its first match that is seen is pressed
   */
  nextView(url: string, link: string): Promise<NextView>;
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

  async function open(url: string, screen: object, conditions?: object) {
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
    const send = connection.session(sessionId);
    const read = async <Value>(expression: string) => {
      const params = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send<{
        result: { value: Value };
        exceptionDetails?: { text: string };
      }>('Runtime.evaluate', params);
      if (exceptionDetails) throw new Error(`${url}: ${JSON.stringify(exceptionDetails)}`);
      return result.value;
    };
    await send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await send('Emulation.setDeviceMetricsOverride', screen);
    if (conditions) {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', conditions);
    }
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Page.navigate', { url });
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
    const close = () => browser('Target.disposeBrowserContext', { browserContextId });
    return { send, read, close };
  }

  return {
    async firstView(url) {
      const page = await open(url, phone, network);
      const view = await page.read<FirstView>(readFirstView);
      await page.close();
      return view;
    },
    async nextView(url, link) {
      const page = await open(url, desk);
      const place = await page.read<{ x: number; y: number }>(
        `(() => {
          const links = [...document.querySelectorAll(${JSON.stringify(link)})];
          const link = links.find((candidate) => candidate.checkVisibility());
          link.scrollIntoView({ behavior: 'instant', block: 'center' });
          const { left, top, width, height } = link.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        })()`,
      );
      const point = (type: string, more?: object) =>
        page.send('Input.dispatchMouseEvent', { type, ...place, ...more });
      await point('mouseMoved');
      await pause(1000);
      // Watched before it is pressed: one message may overtake the other.
      await page.read(watchNextView);
      await point('mousePressed', { button: 'left', clickCount: 1 });
      await point('mouseReleased', { button: 'left', clickCount: 1 });
      const view = await page.read<NextView>('window.nextView');
      await page.close();
      return view;
    },
    close() {
      connection.close();
      chrome.kill();
    },
  };
}
