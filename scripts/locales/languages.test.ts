import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readLanguages } from './languages.ts';
import { testLocales } from './testLocales.ts';

test('a draft is a language in development alone, and what is named by no tag never', () => {
  const { root } = testLocales({
    'sv/faq.json': {},
    'en/faq.json': {},
    'fi/DRAFT.md': 'A draft.',
    '_notes/messages/faq.json': {},
    'Svenska/faq.json': {},
  });
  const folder = pathToFileURL(`${root}/`);
  const codes = (withDrafts: boolean) => readLanguages(withDrafts, folder).map(({ code }) => code);
  expect(codes(false)).toEqual(['en', 'sv']);
  expect(codes(true)).toEqual(['en', 'fi', 'sv']);
});
