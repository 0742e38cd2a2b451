// @vitest-environment node
import { expect, it } from 'vitest';
import { open, seal } from './seal.ts';

const secret = 'k'.repeat(32);
const text = '[{"message":"Hej på dig 🎉"}]';

it('seals anew each time, and opens with the same secret for the same message', async () => {
  const sealed = await seal(text, 'id', secret);
  expect(sealed).not.toContain('Hej');
  expect(await seal(text, 'id', secret)).not.toBe(sealed);
  expect(await open(sealed, 'id', secret)).toBe(text);
});

it('opens what the ciphers of node:crypto sealed, as earlier versions did', async () => {
  const sealed =
    'sealed:dsvMJW/bdv2wo3EZ557t/J9yKb88fIpK0cwrN95azrySeANLA5rueNatrgRT4EWg1hulHrRoFzuTmSLK';
  expect(await open(sealed, 'id', secret)).toBe(text);
});

it('leaves text as it is without a secret, and reads it with one', async () => {
  expect(await seal(text, 'id', '')).toBe(text);
  expect(await open(text, 'id', secret)).toBe(text);
});

it.each([
  ['another secret', (sealed: string) => open(sealed, 'id', 'x'.repeat(32))],
  ['no secret', (sealed: string) => open(sealed, 'id', '')],
  ['another message', (sealed: string) => open(sealed, 'id2', secret)],
  [
    'a sign that was changed',
    (sealed: string) => open(`${sealed.slice(0, -6)}AAAAAA`, 'id', secret),
  ],
  ['an end that is missing', (sealed: string) => open(sealed.slice(0, 20), 'id', secret)],
])('does not open with %s', async (_what, opening) => {
  await expect(opening(await seal(text, 'id', secret))).rejects.toThrow(Error);
});
