/**
 * What the specification is silent on is answered with samples: plainly marked on the page, and nowhere
 * that a machine would take them for facts.
 */
import { expect, test } from 'vitest';
import { buyerFacts, holdsSamples } from '../../src/content/buyerFacts.ts';
import { company } from '../../src/content/company.ts';
import { pagePath } from '../../src/site/paths.ts';
import { everyPage } from '../everyPage.ts';
import { documentAt, languages, say } from './builtPages.ts';
import { indexes } from '../../supabase/functions/chat-with-ai/site/languages.generated.js';
import { plain, read } from './pageText.ts';

/** @returns what is still a sample and would be taken for a fact by a machine */
const samplesIn = (code: string) =>
  bands.filter(({ band }) => holdsSamples(band)).flatMap((place) => answersOf(place, code));

/** The pages of each band; those whose words have an answer a name are listed first. */
const bands = [
  { band: 'terms', id: 'services', isListed: true },
  { band: 'data', id: 'support-services', isListed: true },
  { band: 'systems', id: 'support-services', isListed: true },
  { band: 'more', id: 'faq', isListed: true },
  { band: 'company', id: 'about', isListed: false },
  { band: 'company', id: 'contact', isListed: false },
  { band: 'results', id: 'science', isListed: false },
  { band: 'results', id: 'sales-training-programs', isListed: false },
] as const;

const mainOf = (id: (typeof bands)[number]['id'], code: string) =>
  documentAt(pagePath(id, code))!.querySelector('#main')!;

/** @returns what a band answers, in plain text */
function answersOf({ band, id, isListed }: (typeof bands)[number], code: string): string[] {
  if (band === 'company') return [company.legalName, company.address, company.phone.read];
  if (!isListed) return [plain(say(code)(id, 'results.source'))];
  return Object.keys(buyerFacts[band]).map((name) =>
    plain(say(code)(id, `${band}.${name}.answer`)),
  );
}

const cases = languages.flatMap(({ code }) => bands.map((place) => ({ code, ...place })));

test.each(cases)('$code $id answers for $band, and marks samples once', ({ code, ...place }) => {
  const main = mainOf(place.id, code);
  const text = read(main);
  for (const answer of answersOf(place, code)) expect(text).toContain(answer);
  const states: string[] = Object.values(buyerFacts[place.band]);
  const expected = states.includes('sample') ? [plain(say(code)('common', 'sample'))] : [];
  expect(main.querySelectorAll(`[data-sample="${place.band}"]`).map(read)).toEqual(expected);
});

test.each(everyPage)('$path tells machines none of them', ({ path, language }) => {
  const page = documentAt(path)!;
  const told = plain(
    [
      ...page.querySelectorAll('head title, script[type="application/ld+json"]').map(String),
      ...page.querySelectorAll('head meta[content]').map((tag) => tag.getAttribute('content')),
    ].join('\n'),
  );
  expect(samplesIn(language).filter((sample) => told.includes(sample))).toEqual([]);
});

test.each(languages)('the chat in $code says of each that it is one', async ({ code }) => {
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
