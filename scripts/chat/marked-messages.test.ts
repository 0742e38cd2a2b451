// @vitest-environment node
import { expect, it } from 'vitest';
import { markMessages, marks } from './marked-messages.ts';

const messages = {
  en: { common: { locale: 'en-GB' }, faq: { title: 'Why?', items: [{ text: 'So.' }] } },
};

it('ends every message with a mark that tells its key, and leaves everything else unchanged', () => {
  const { readMarked, keyOf } = markMessages(() => messages);
  const marked = readMarked('en', 'faq')['en'] as unknown as (typeof messages)['en'];
  expect(marked.common).toEqual(messages.en.common);
  const { title, items } = marked.faq;
  expect(title.replace(marks, '')).toBe('Why?');
  expect(title.match(marks)!.map(keyOf)).toEqual(['faq:title']);
  expect(items[0]!.text.match(marks)!.map(keyOf)).toEqual(['faq:items.0.text']);
  expect(readMarked('en', 'faq')).toEqual({ en: marked });
});
