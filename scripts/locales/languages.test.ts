import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readLanguages, type Shown } from './languages.ts';
import { testLocales } from './testLocales.ts';

test('a draft is a language where drafts are shown, a folder without a tag never is', () => {
  const { root } = testLocales({
    'sv/faq.json': {},
    'en/faq.json': {},
    'fi/DRAFT.md': 'A draft.',
    '_notes/messages/faq.json': {},
    'Svenska/faq.json': {},
  });
  const folder = pathToFileURL(`${root}/`);
  const codes = (shown?: Shown) => readLanguages(shown, folder).map(({ code }) => code);
  expect(codes()).toEqual(['en', 'sv']);
  expect(codes('drafts')).toEqual(['en', 'fi', 'sv']);
  expect(codes('all')).toEqual(['en', 'ar-XB', 'en-XA', 'fi', 'sv']);
});
