/**
 * Starts the application after the first paint, or at the visitor's first input, and queues clicks
 * and keys until the page is hydrated.
 */
import { enterSendsAttribute, isSendingKey } from '../site/enterSends.ts';
import { appStateAttribute, type ReadyEvent, readyEvent } from '../site/start.ts';

/** How long to wait for the first paint, in ms. */
const longestWait = 4000;

/**
 * @param script the inline script's element: `data-entry` is the application's module,
 *   `data-modules` those it will ask for, each after those it needs itself, separated by spaces
 */
export function startAfterPaint(script: HTMLScriptElement): void {
  const { entry = '', modules = '' } = script.dataset;
  let underway = false;

  const start = () => {
    if (underway) return;
    underway = true;
    document.documentElement.removeAttribute(appStateAttribute);
    load(modules.split(' ').filter(Boolean), entry).catch(() => {
      underway = false;
      document.documentElement.setAttribute(appStateAttribute, 'failed');
    });
  };

  queueEventsUntilHydrated(start);
  setTimeout(start, longestWait);
  void Promise.all([loaded(), painted()]).then(start);
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Resolves after the first paint; at once where a browser does not report it. */
function painted(): Promise<unknown> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Fetches modules in parallel and runs each in a task of its own: run in one task they would block a
 * phone for a tenth of a second.
 */
async function load(modules: readonly string[], entry: string): Promise<void> {
  const all = [...modules, entry];
  for (const module of all) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
  for (const module of all) {
    await import(/* @vite-ignore */ module);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const application = (await import(/* @vite-ignore */ entry)) as { start: () => Promise<void> };
  await application.start();
}

/**
 * Queues what only the application can handle: clicks on buttons, form submissions, Enter in a field
 * that sends. Links, menus, disclosures and typing work without it.
 *
 * @param onInput called at each of them
 */
function queueEventsUntilHydrated(onInput: () => void): void {
  // A second click on the same button before hydration is not another request.
  const queued = new Set<HTMLButtonElement | HTMLFormElement>();
  const queue = (event: Event, element: HTMLButtonElement | HTMLFormElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queued.add(element);
    onInput();
  };

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLButtonElement>('button[type="button"]');
    if (button) queue(event, button);
  };
  const onSubmit = (event: Event) => queue(event, event.target as HTMLFormElement);
  const onKeyDown = (event: KeyboardEvent) => {
    const field = (event.target as Element).closest?.<HTMLTextAreaElement>(
      `[${enterSendsAttribute}]`,
    );
    if (field?.form && isSendingKey(event)) queue(event, field.form);
    else onInput();
  };

  const queueing = new AbortController();
  const options = { capture: true, signal: queueing.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', onInput, options);
  document.addEventListener(
    readyEvent,
    (event) => {
      queueing.abort();
      document.documentElement.setAttribute(appStateAttribute, 'ready');
      for (const element of queued) {
        const current = (event as ReadyEvent).detail(element) as typeof element | undefined;
        if (current && 'requestSubmit' in current) current.requestSubmit();
        else current?.click();
      }
    },
    { once: true },
  );
}
