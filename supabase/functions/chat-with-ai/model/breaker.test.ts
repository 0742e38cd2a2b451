// @vitest-environment node
import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function breakerAt(time: { now: number }) {
  const breaker = createBreaker(() => time.now);
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.admit()!('failed');
  };
  return { breaker, fail };
}

it('opens after three failures in a row, and not before', () => {
  const { breaker, fail } = breakerAt({ now: 0 });
  fail(2);
  breaker.admit()!('worked');
  fail(2);
  expect(breaker.admit()).toBeDefined();
  fail(1);
  expect(breaker.admit()).toBeUndefined();
});

it('admits one trial after thirty seconds, and closes when it works', () => {
  const time = { now: 0 };
  const { breaker, fail } = breakerAt(time);
  fail(3);
  time.now = 29_999;
  expect(breaker.admit()).toBeUndefined();
  time.now = 30_000;
  const settle = breaker.admit()!;
  expect(breaker.admit()).toBeUndefined();
  settle('worked');
  fail(2);
  expect(breaker.admit()).toBeDefined();
});

it('waits another thirty seconds when the trial fails', () => {
  const time = { now: 0 };
  const { breaker, fail } = breakerAt(time);
  fail(3);
  time.now = 30_000;
  fail(1);
  time.now = 59_999;
  expect(breaker.admit()).toBeUndefined();
  time.now = 60_000;
  expect(breaker.admit()).toBeDefined();
});

it('admits another trial where the first was not made', () => {
  const time = { now: 0 };
  const { breaker, fail } = breakerAt(time);
  fail(3);
  time.now = 30_000;
  breaker.admit()!('unused');
  expect(breaker.admit()).toBeDefined();
});

it('is not held open longer by what was under way when it opened', () => {
  const time = { now: 0 };
  const { breaker } = breakerAt(time);
  const calls = Array.from({ length: 5 }, () => breaker.admit()!);
  for (const settle of calls.slice(0, 3)) settle('failed');
  time.now = 20_000;
  for (const settle of calls.slice(3)) settle('failed');
  time.now = 30_000;
  expect(breaker.admit()).toBeDefined();
});
