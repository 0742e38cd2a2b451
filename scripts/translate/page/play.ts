/**
 * Plays a scene on the page: does by itself what a visitor would have done to see it. What the page asks
 * the site's functions then is answered here, so that nothing is sent; whatever it does ask or keep, it asks
 * and keeps without marks. It runs before the application does, which is to find this `fetch`.
 */
import { removeStored } from '../../../src/site/browserStorage.ts';
import { storageKeys } from '../../../src/site/storageKeys.ts';
import { unmarked } from '../mark.ts';
import { fetchMessages } from './live-words.ts';
import type { Scene } from './scene.ts';

/** Milliseconds until what a scene brings about counts as missing. */
const patience = 5000;

/** Milliseconds between two looks at the page. */
const pace = 50;

/** What is answered in the site's stead, by how the address ends. It holds as long as the page is open. */
const planned = new Map<string, Promise<Response>>();

const fetch = window.fetch.bind(window);
window.fetch = async (asked, init) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
  for (const [end, answered] of planned) {
    if (pathname.endsWith(end)) return (await answered).clone();
  }
  const { body } = init ?? {};
  // What a visitor says by pressing a text of the page would carry the text's marks.
  return fetch(asked, typeof body === 'string' ? { ...init, body: unmarked(body).text } : init);
};

const storage = Storage.prototype as Record<'setItem', (key: string, value: string) => void>;
storage.setItem = new Proxy(storage.setItem, {
  // It would be found when the numbers stand for other texts.
  apply: (setItem, store, [key, value]: [string, string]) =>
    Reflect.apply(setItem, store, [key, unmarked(value).text]),
});

/** Looks again and again until something is there. */
async function until<Found>(
  look: () => Found | null,
  what: string,
  atMost = patience,
): Promise<Found> {
  for (const end = performance.now() + atMost; performance.now() < end;) {
    const found = look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
  throw new Error(`${location.pathname} has no ${what}`);
}

/** @returns an element, once it is there */
function find(selector: string, atMost?: number): Promise<HTMLElement> {
  return until(() => document.querySelector<HTMLElement>(selector), selector, atMost);
}

/** Presses an element, be it out of sight. */
async function press(selector: string): Promise<void> {
  (await find(selector)).click();
}

/** Writes into a field, or moves a slider. */
async function fill(selector: string, value: string): Promise<void> {
  const field = await find(selector);
  // Set on the element itself, React would take the value for one that it knows already.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Rests the pointer on an element until another is there, which may be the same. */
async function rest(selector: string, shown = selector): Promise<void> {
  const element = await find(selector);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await until(() => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('mousemove'));
    return document.querySelector(shown);
  }, shown);
}

/** Has an element tell what it would in time, as that a recording has ended. */
async function tell(selector: string, event: string): Promise<void> {
  (await find(selector)).dispatchEvent(new Event(event));
}

/** Plans what is answered to whatever asks for an address that ends so. */
function answer(end: string, answered: Response | Promise<Response>): void {
  planned.set(end, Promise.resolve(answered));
}

/** Plans whether the browser copies what it is given. It does not: the translator's clipboard stays. */
function copy(isAllowed: boolean): void {
  const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('Refused')));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

/** @returns a message that no page has, in the page's language and with its marks */
async function said(file: string, key: string): Promise<string> {
  const { lang } = document.documentElement;
  return (await fetchMessages(lang))[lang]![file]![key]!;
}

/** What scenes act with. */
const hands = { find, press, fill, rest, tell, answer, copy, said };

export type Hands = typeof hands;

/** What a scene has written is nobody's. Found by the next page, the site would send it unasked. */
function forgetScene(): void {
  for (const { storage: area, key } of storageKeys) {
    if (area === 'sessionStorage') removeStored(area, key);
  }
}

/** The site asks whether to leave what is being sent; of a scene nothing is lost. */
const leaveUnasked = (event: Event) => event.stopImmediatePropagation();

/**
 * Plays a scene on its page, which has just been opened: what was done there before may be in its way.
 *
 * @throws Error where something it needs does not come
 */
export async function play({ act, width = 0 }: Scene): Promise<void> {
  if (innerWidth < width) throw new Error(`This is shown from ${width} pixels on`);
  window.addEventListener('beforeunload', leaveUnasked);
  window.addEventListener('pagehide', forgetScene);
  await act(hands);
}
