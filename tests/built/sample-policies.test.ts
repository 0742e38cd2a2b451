/** The sample policy documents carry the configured names, compressed or not. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { config, dist, documentAt, say } from './builtPages.ts';

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

it('have no placeholder left', () => {
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
  '%s links each claim to where it is made',
  (name) => {
    const claims = parse(read(name)).querySelectorAll('.claims li');
    expect(claims).not.toEqual([]);
    for (const claim of claims) {
      const [path, id] = claim.querySelector('a')!.getAttribute('href')!.split('#');
      const target = documentAt(path!)!.querySelector(id ? `[id="${id}"]` : 'main')!;
      const numbers = claim.querySelectorAll('b').flatMap(({ text }) => text.match(/\d+/g) ?? []);
      expect(target.text.match(/\d+/g) ?? []).toEqual(expect.arrayContaining(numbers));
    }
  },
);

it.each(documents.filter((name) => name.includes('eula')))(
  '%s draws as many sessions as it states',
  (name) => {
    const views = parse(read(name)).querySelector('.views')!;
    const numbersIn = (selector: string) =>
      views.querySelectorAll(selector).map(({ text }) => text.match(/\d+/g)!.map(Number));
    const drawnIn = (selector: string) =>
      views.querySelectorAll(selector).map((drawing) =>
        ['path:not([class])', 'path'].map((paths) => {
          const strokes = drawing.querySelectorAll(paths).map((path) => path.getAttribute('d')!);
          return strokes.join('').match(/v/g)!.length;
        }),
      );
    expect(drawnIn('li')).toEqual(numbersIn('li'));
    expect(drawnIn('ul')).toEqual(numbersIn('.sum'));
  },
);

it.each(documents)('%s has the same classes as in the other languages', (name) => {
  const classesOf = (file: string) =>
    parse(read(file))
      .querySelectorAll('main [class]')
      .map((element) => element.getAttribute('class'));
  const others = documents.filter((file) => file.split('/')[1] === name.split('/')[1]);
  for (const other of others) expect(classesOf(other)).toEqual(classesOf(name));
});

it.each(documents)('%s states its date of change in its language', (name) => {
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
