/** The sample policy documents carry the configured names, compressed or not. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { config, dist, say } from './builtPages.ts';

const folder = new URL('policies/', dist);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.includes('.'),
);
const documents = files.filter((name) => /\.html(?:\.br|\.gz)?$/.test(name));

function read(name: string): string {
  const content = readFileSync(new URL(name, folder));
  if (name.endsWith('.br')) return brotliDecompressSync(content).toString();
  return (name.endsWith('.gz') ? gunzipSync(content) : content).toString();
}

it('leaves no name open', () => {
  expect(documents).not.toEqual([]);
  expect(files.filter((name) => read(name).includes('{{'))).toEqual([]);
});

it.each(documents)('%s names the product and its address', (name) => {
  const page = parse(read(name));
  expect(page.querySelector('title')!.text).toContain(config.product);
  expect(page.querySelector('main')!.text).toContain(config.email);
  expect(page.querySelectorAll(`a[href="mailto:${config.email}"]`)).not.toEqual([]);
});

it.each(documents)('%s says when it was changed, in its language', (name) => {
  const page = parse(read(name));
  const language = page.querySelector('html')!.getAttribute('lang')!;
  const [changed] = page.querySelectorAll('time');
  const date = new Date(changed!.getAttribute('datetime')!);
  const long = new Intl.DateTimeFormat(say(language)('common', 'locale'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(changed!.text).toBe(long.format(date));
});
