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

it.each(documents.filter((name) => name.includes('terms-of-service')))(
  '%s says each of its sections in a plain sentence',
  (name) => {
    const sections = parse(read(name)).querySelectorAll('section');
    expect(sections.map((section) => section.querySelectorAll('.plain').length)).toEqual(
      Array(sections.length).fill(1),
    );
  },
);

it.each(documents.filter((name) => name.includes('disclaimer')))(
  '%s leads from each claim to where it stands',
  (name) => {
    const claims = parse(read(name)).querySelectorAll('.claims li');
    expect(claims).not.toEqual([]);
    expect(claims.filter((claim) => !claim.querySelector('a[href]'))).toEqual([]);
  },
);

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
