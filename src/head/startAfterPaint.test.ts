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

/** Presses a key in the field before the application is ready; says whether it was held. */
function press(key: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  return !document.querySelector('textarea')!.dispatchEvent(event);
}

function becomeReady(current: ReadyEvent['detail'] = (element) => element): void {
  document.dispatchEvent(new CustomEvent(readyEvent, { detail: current }));
}

afterEach(() => becomeReady());

test('Enter in the field is held, and sends once the application is ready', () => {
  expect(press({ key: 'Enter' })).toBe(true);
  expect(requestSubmit).not.toHaveBeenCalled();
  becomeReady();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['Shift+Enter', { key: 'Enter', shiftKey: true }],
  ['an Enter within a composition', { key: 'Enter', isComposing: true }],
  ['the Enter by which Safari ends one', { key: 'Enter', keyCode: 229 }],
  ['a letter', { key: 'a' }],
])('%s is left to the field', (_name, key) => {
  expect(press(key)).toBe(false);
  becomeReady();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test('what was pressed is pressed where it is now, once each and in order', () => {
  document.body.innerHTML = '<button type="button">A</button><button type="button">B</button>';
  const [a, b] = document.querySelectorAll('button');
  for (const button of [b!, a!, b!]) button.click();
  const now = new Map([a!, b!].map((button) => [button, button.cloneNode(true) as Element]));
  document.body.replaceChildren(...now.values());
  const pressed: unknown[] = [];
  document.body.addEventListener('click', ({ target }) => pressed.push(target));
  becomeReady((element) => now.get(element as HTMLButtonElement));
  expect(pressed).toEqual([now.get(b!), now.get(a!)]);
});
