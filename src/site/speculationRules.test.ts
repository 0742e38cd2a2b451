import { expect, test } from 'vitest';
import { languageParameter } from './languages.ts';
import { everyPage } from '../../tests/everyPage.ts';
import { speculationRules } from './speculationRules.ts';

const [rules] = (
  JSON.parse(speculationRules.replace(/<[^>]+>/g, '')) as {
    prefetch: { where: { and: [object, { not: { href_matches: string[] } }] } }[];
  }
).prefetch;
const origin = 'https://site.example';
const excluded = rules!.where.and[1].not.href_matches.map((path) => new URLPattern(path, origin));
const isFetched = (address: string) => !excluded.some((pattern) => pattern.test(origin + address));

test.each(everyPage)('$path is fetched ahead unless someone logs in there', ({ route, path }) => {
  expect(isFetched(path)).toBe(!route.features?.includes('log-in'));
  expect(isFetched(`${path}#place`)).toBe(isFetched(path));
});

test.each(everyPage)('$path is not fetched to choose a language', ({ path, language }) => {
  expect(isFetched(`${path}?${languageParameter}=${language}`)).toBe(false);
  expect(isFetched(`${path}?a=b&${languageParameter}=${language}`)).toBe(false);
});

test('files are not fetched ahead', () => {
  expect(isFetched('/rss.xml')).toBe(false);
});
