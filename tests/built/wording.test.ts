/** Rules for the texts of every page, in every language. */
import { expect, test } from 'vitest';
import { everyPage } from '../everyPage.ts';
import { documentAt } from './builtPages.ts';
import { headings, read } from './pageText.ts';

const mainOf = (path: string) => documentAt(path)!.querySelector('#main')!;

test.each(everyPage)('$path ends no single-sentence heading with a full stop', ({ path }) => {
  const stopped = headings(mainOf(path)).filter((text) => /(?<![.?!] .*)\.$/.test(text));
  expect(stopped).toEqual([]);
});

test.each(everyPage)('$path spells out HIST at its first use', ({ path }) => {
  const [first = '(HIST)'] = /.?HIST.{0,2}/.exec(read(mainOf(path))) ?? [];
  expect(first).toMatch(/\(HIST\)|HIST \(/);
});
