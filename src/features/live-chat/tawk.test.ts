import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failToLoad, forgetChat, scripts, src, standUp, widget } from './testTawk.ts';

let tawk: typeof import('./tawk.ts');

beforeEach(async () => {
  forgetChat();
  vi.useFakeTimers();
  tawk = await import('./tawk.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

/** Loads the chat, and tells what has become of that by now. */
function load() {
  const attempt = { outcome: 'underway' };
  tawk.load(src).then(
    () => (attempt.outcome = 'loaded'),
    () => (attempt.outcome = 'failed'),
  );
  return attempt;
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test('is loaded once its script says that the widget stands, not before', async () => {
  const attempt = load();
  expect(scripts()).toHaveLength(1);
  expect(window.Tawk_LoadStart).toBeInstanceOf(Date);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await pass(3000);
  expect(attempt.outcome).toBe('underway');
  expect(tawk.isLoaded()).toBe(false);

  standUp();
  await pass();
  expect(attempt.outcome).toBe('loaded');
  expect(tawk.isLoaded()).toBe(true);
  expect(widget.maximize).not.toHaveBeenCalled();
  tawk.show();
  expect(widget.showWidget).toHaveBeenCalledOnce();
  expect(widget.maximize).toHaveBeenCalledOnce();
});

test('is loaded by one script, however often it is asked for', async () => {
  const attempts = [load(), load()];
  expect(scripts()).toHaveLength(1);
  standUp();
  await pass();
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded']);
});

test('a script that fails is a failure at once; the next attempt takes its place', async () => {
  const first = load();
  failToLoad();
  await pass();
  expect(first.outcome).toBe('failed');
  expect(tawk.isLoaded()).toBe(false);

  const second = load();
  expect(scripts()).toHaveLength(1);
  standUp();
  await pass();
  expect(second.outcome).toBe('loaded');
});

test('a script that says nothing for ten seconds is a failure', async () => {
  const attempt = load();
  // Its methods alone are no widget.
  Object.assign(window.Tawk_API!, widget);
  await pass(9_999);
  expect(attempt.outcome).toBe('underway');
  await pass(1);
  expect(attempt.outcome).toBe('failed');
  expect(tawk.isLoaded()).toBe(false);
});

test('a script that brings no widget is a failure', async () => {
  const attempt = load();
  standUp({});
  await pass();
  expect(attempt.outcome).toBe('failed');
  expect(tawk.isLoaded()).toBe(false);
});

test('a widget that comes late stays out of the way, and is there for the next wish', async () => {
  load();
  await pass(10_000);
  standUp();
  expect(widget.hideWidget).toHaveBeenCalledOnce();
  expect(widget.maximize).not.toHaveBeenCalled();
  expect(tawk.isLoaded()).toBe(true);
});

test('a widget that comes late serves the attempt that waits by then', async () => {
  load();
  await pass(10_000);
  const second = load();
  expect(scripts()).toHaveLength(1);
  standUp();
  await pass();
  expect(second.outcome).toBe('loaded');
  expect(widget.hideWidget).not.toHaveBeenCalled();
});

test('a script on its way is waited for again, not joined by another', async () => {
  const first = load();
  const [script] = scripts();
  await pass(10_000);
  expect(first.outcome).toBe('failed');

  const second = load();
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toBe(script);
  failToLoad();
  await pass();
  expect(second.outcome).toBe('failed');

  load();
  expect(scripts()).toHaveLength(1);
  expect(scripts()).not.toContain(script);
});

test('a script that has run and brought nothing gives way to another', async () => {
  load();
  const [script] = scripts();
  script!.dispatchEvent(new Event('load'));
  await pass(10_000);
  load();
  expect(scripts()).toHaveLength(1);
  expect(scripts()).not.toContain(script);
});

test('a script that says twice that it is there hides nothing', async () => {
  load();
  standUp();
  await pass(10_000);
  standUp();
  expect(widget.hideWidget).not.toHaveBeenCalled();
});

test('a widget that stands already is loaded', () => {
  window.Tawk_API = widget;
  expect(tawk.isLoaded()).toBe(true);
});
