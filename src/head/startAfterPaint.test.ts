import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterSendsAttribute } from '../site/enterSends.ts';
import { type ReadyEvent, readyEvent } from '../site/start.ts';
import { startAfterPaint } from './startAfterPaint.ts';

const requestSubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();

beforeEach(() => {
  requestSubmit.mockClear();
  document.body.innerHTML = `<form><textarea ${enterSendsAttribute}></textarea></form>`;
  startAfterPaint(document.createElement('script'));
});

/** Presses a key in the field before hydration. @returns whether it was queued */
function pressKey(key: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  return !document.querySelector('textarea')!.dispatchEvent(event);
}

function becomeReady(current: ReadyEvent['detail'] = (element) => element): void {
  document.dispatchEvent(new CustomEvent(readyEvent, { detail: current }));
}

afterEach(() => becomeReady());

test('Enter in the field is queued, and submits once the application is ready', () => {
  expect(pressKey({ key: 'Enter' })).toBe(true);
  expect(requestSubmit).not.toHaveBeenCalled();
  becomeReady();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['Shift+Enter', { key: 'Enter', shiftKey: true }],
  ['an Enter during IME composition', { key: 'Enter', isComposing: true }],
  ['the Enter by which Safari ends IME composition', { key: 'Enter', keyCode: 229 }],
  ['a letter', { key: 'a' }],
])('%s is left to the field', (_name, key) => {
  expect(pressKey(key)).toBe(false);
  becomeReady();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test('queued clicks go to the re-rendered buttons, once each and in order', () => {
  document.body.innerHTML = '<button type="button">A</button><button type="button">B</button>';
  const [a, b] = document.querySelectorAll('button');
  for (const button of [b!, a!, b!]) button.click();
  const copies = new Map([a!, b!].map((button) => [button, button.cloneNode(true) as Element]));
  document.body.replaceChildren(...copies.values());
  const clicked: unknown[] = [];
  document.body.addEventListener('click', ({ target }) => clicked.push(target));
  becomeReady((element) => copies.get(element as HTMLButtonElement));
  expect(clicked).toEqual([copies.get(b!), copies.get(a!)]);
});
