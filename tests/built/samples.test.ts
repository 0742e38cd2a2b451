/**
 * Samples stand for what the specification does not state. They are marked on the page, and absent from
 * metadata.
 */
import { expect, test } from 'vitest';
import { buyerFacts, holdsSamples } from '../../src/content/buyerFacts.ts';
import { company } from '../../src/content/company.ts';
import { pagePath } from '../../src/site/paths.ts';
import { everyPage } from '../everyPage.ts';
import { documentAt, languages, say } from './builtPages.ts';
import { indexes } from '../../supabase/functions/chat-with-ai/site/languages.generated.js';
import { plain, read } from './pageText.ts';

/** @returns the texts that are still samples */
const samplesIn = (code: string) =>
  groups.filter(({ group }) => holdsSamples(group)).flatMap((facts) => answersOf(facts, code));

/** The pages of each group of facts; those with a message for each fact are listed first. */
const groups = [
  { group: 'terms', id: 'services', isListed: true },
  { group: 'data', id: 'support-services', isListed: true },
  { group: 'systems', id: 'support-services', isListed: true },
  { group: 'more', id: 'faq', isListed: true },
  { group: 'company', id: 'about', isListed: false },
  { group: 'company', id: 'contact', isListed: false },
  { group: 'results', id: 'science', isListed: false },
  { group: 'results', id: 'sales-training-programs', isListed: false },
] as const;

const mainOf = (id: (typeof groups)[number]['id'], code: string) =>
  documentAt(pagePath(id, code))!.querySelector('#main')!;

/** @returns a group's answers, in plain text */
function answersOf({ group, id, isListed }: (typeof groups)[number], code: string): string[] {
  if (group === 'company') return [company.legalName, company.address, company.phone.read];
  if (!isListed) return [plain(say(code)(id, 'results.source'))];
  return Object.keys(buyerFacts[group]).map((name) =>
    plain(say(code)(id, `${group}.${name}.answer`)),
  );
}

const cases = languages.flatMap(({ code }) => groups.map((facts) => ({ code, ...facts })));

test.each(cases)('$code $id answers for $group, and marks samples once', ({ code, ...facts }) => {
  const main = mainOf(facts.id, code);
  const text = read(main);
  for (const answer of answersOf(facts, code)) expect(text).toContain(answer);
  const states: string[] = Object.values(buyerFacts[facts.group]);
  const expected = states.includes('sample') ? [plain(say(code)('common', 'sample'))] : [];
  expect(main.querySelectorAll(`[data-sample="${facts.group}"]`).map(read)).toEqual(expected);
});

test.each(everyPage)('$path has none of them in its metadata', ({ path, language }) => {
  const page = documentAt(path)!;
  const metadata = plain(
    [
      ...page.querySelectorAll('head title, script[type="application/ld+json"]').map(String),
      ...page.querySelectorAll('head meta[content]').map((tag) => tag.getAttribute('content')),
    ].join('\n'),
  );
  expect(samplesIn(language).filter((sample) => metadata.includes(sample))).toEqual([]);
});

test.each(languages)('the chat in $code marks each as a sample', async ({ code }) => {
  const { passages } = (await indexes[code]!()).default;
  const textOf = (isSample: boolean) =>
    plain(
      passages
        .filter(({ sample = false }) => sample === isSample)
        .flatMap(({ lines }) => lines)
        .join('\n'),
    );
  const samples = samplesIn(code);
  expect(samples.filter((sample) => textOf(false).includes(sample))).toEqual([]);
  expect(samples.filter((sample) => !textOf(true).includes(sample))).toEqual([]);
});
