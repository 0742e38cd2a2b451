// @vitest-environment node
import { expect, it } from 'vitest';
import { markWords, marks } from './marked-words.ts';

const words = {
  en: { common: { locale: 'en-GB' }, faq: { title: 'Why?', items: [{ text: 'So.' }] } },
};

it('ends every message with a mark, which tells its key, and lets alone what is no text', () => {
  const { readMarked, keyOf } = markWords(() => words);
  const marked = readMarked('en', 'faq')['en'] as unknown as (typeof words)['en'];
  expect(marked.common).toEqual(words.en.common);
  const { title, items } = marked.faq;
  expect(title.replace(marks, '')).toBe('Why?');
  expect(title.match(marks)!.map(keyOf)).toEqual(['faq:title']);
  expect(items[0]!.text.match(marks)!.map(keyOf)).toEqual(['faq:items.0.text']);
  expect(readMarked('en', 'faq')).toEqual({ en: marked });
});
