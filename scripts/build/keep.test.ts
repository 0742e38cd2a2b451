import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetOldest, keep } from './keep.ts';

const folder = new URL('../../.build/kept/', import.meta.url);

test('what was made is made again only from something else', async () => {
  const own = randomUUID();
  const make = vi.fn(() => new Map([['file', Buffer.from('content')]]));
  for (const from of [[own], [own], [own, ''], [own]]) {
    expect(await keep('test', from, make)).toEqual(new Map([['file', Buffer.from('content')]]));
  }
  expect(make).toHaveBeenCalledTimes(2);
});

test('what changed while it was read is not kept', async () => {
  const own = randomUUID();
  expect(await keep('test', [own], () => 'half old', () => false)).toBe('half old'); // prettier-ignore
  expect(await keep('test', [own], () => 'new')).toBe('new');
});

test('what is kept and cannot be read is made again', async () => {
  const own = randomUUID();
  await keep(own, [], () => 'first');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(own)) writeFileSync(new URL(name, folder), '');
  }
  expect(await keep(own, [], () => 'second')).toBe('second');
});

test('what could not be made is not kept', async () => {
  const own = randomUUID();
  await expect(keep('test', [own], () => Promise.reject(new Error('no page')))).rejects.toThrow(
    'no page',
  );
  expect(await keep('test', [own], () => 'made')).toBe('made');
});

test('what was used last stays, as far as there is room', () => {
  const kept = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(kept, { recursive: true }));
  for (const [used, name] of ['oldest', 'older', 'newest'].entries()) {
    writeFileSync(join(kept, name), '12345');
    utimesSync(join(kept, name), used, used);
  }
  forgetOldest(pathToFileURL(`${kept}/`), 10);
  expect(readdirSync(kept).sort()).toEqual(['newest', 'older']);
});
