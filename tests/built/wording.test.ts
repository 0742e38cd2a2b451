/** What holds for the words of every page, in every language. */
import { expect, test } from 'vitest';
import { everyPage } from '../everyPage.ts';
import { documentAt } from './builtPages.ts';
import { headings, read } from './pageText.ts';

const mainOf = (path: string) => documentAt(path)!.querySelector('#main')!;

test.each(everyPage)('$path ends no heading with a full stop, but two sentences', ({ path }) => {
  const stopped = headings(mainOf(path)).filter((text) => /(?<![.?!] .*)\.$/.test(text));
  expect(stopped).toEqual([]);
});

test.each(everyPage)('$path spells HIST out where it first says it', ({ path }) => {
  const text = read(mainOf(path));
  const first = text.indexOf('HIST');
  if (first >= 0) expect(text.slice(Math.max(0, first - 1), first + 6)).toMatch(/\(HIST\)|HIST \(/);
});
