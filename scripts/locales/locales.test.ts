import { describe, expect, test } from 'vitest';
import { describe as describeFinding } from './finding.ts';
import { checkStructure } from './locales.ts';
import { testLocales } from './testLocales.ts';

/** Each fault as a line, without where in the file it is and what to do. */
const check = (files: Record<string, unknown>, namespaces?: string[]): string[] =>
  checkStructure(testLocales(files, namespaces)).map(({ file, key, wrong }) =>
    [file, key, wrong].filter(Boolean).join(': '),
  );

/** Checks one file in English beside its translation. */
const compare = (en: unknown, translation: unknown, language = 'sv') =>
  check({ 'en/faq.json': en, [`${language}/faq.json`]: translation });

test('files that agree have no faults', () => {
  const en = {
    title: 'FAQ for {{product}}',
    items: { price: { answer: 'See <link>prices</link>' } },
    list: ['a', { b: 'c' }],
    days_one: 'One day',
    days_other: '{{count}} days',
  };
  const sv = {
    days_other: '{{ count }} dagar',
    days_one: '{{count}} dag',
    title: '{{product}}: frågor',
    items: { price: { answer: '<link>Priser</link>' } },
    list: ['å', { b: 'ä' }],
  };
  expect(compare(en, sv)).toEqual([]);
});

describe('files', () => {
  const messages = { title: 'x' };

  test('a missing, an extra and a misplaced one are named', () => {
    const files = {
      'en/faq.json': messages,
      'sv/faw.json': messages,
      'Svenska/faq.json': messages,
    };
    expect(check(files)).toEqual([
      'locales/Svenska: is no language tag, such as sv or pt-BR',
      'locales/sv/faq.json: is missing',
      'locales/sv/faw.json: belongs to no page and no feature',
    ]);
  });

  test('notes for translators are no language', () => {
    expect(check({ 'en/faq.json': messages, '_notes/faq.md': 'where it stands' })).toEqual([]);
  });

  test('broken JSON is reported with its position, once', () => {
    expect(compare(messages, '{\n  "title": "x"\n  "text": ""\n}')).toEqual([
      "locales/sv/faq.json: is no JSON: Expected ',' or '}' after property value (column 3)",
    ]);
    expect(compare('{', messages)).toHaveLength(1);
  });

  test('a duplicate key is named, with the line of the second', () => {
    const locales = testLocales({ 'en/faq.json': '{\n  "title": "x",\n  "title": "y"\n}' });
    expect(checkStructure(locales)).toMatchObject([
      { key: 'title', line: 3, wrong: 'stands there twice' },
    ]);
  });

  test('a file holds a group', () => {
    expect(compare(messages, '["x"]')).toEqual(['locales/sv/faq.json: is a list, not a group']);
  });
});

test('a fault has its line and a remedy', () => {
  const locales = testLocales({
    'en/faq.json': { items: { price: { answer: '{{count}} of them' } } },
    'sv/faq.json': '{\n  "items": {\n    "price": {\n      "answer": "av dem"\n    }\n  }\n}',
  });
  expect(checkStructure(locales).map(describeFinding)).toEqual([
    'locales/sv/faq.json:4: items.price.answer: lacks {{count}}; put it where it belongs: en says “{{count}} of them”',
  ]);
});

describe('keys', () => {
  test('that are missing, extra or empty are all reported, in either language', () => {
    const en = { a: { one: 'x', two: ' ' }, gone: { deep: 'x' } };
    const sv = { a: { one: '', two: 'x', more: 'x' } };
    expect(compare(en, sv)).toEqual([
      'locales/en/faq.json: a.two: is empty',
      'locales/sv/faq.json: a.one: is empty',
      'locales/sv/faq.json: a.more: is not in en',
      'locales/sv/faq.json: gone: is missing',
    ]);
  });

  test('have the same kind of value, lists the same length', () => {
    const en = { text: 'x', list: ['x', 'y'], group: { a: 'x' } };
    const sv = { text: ['x'], list: ['x'], group: 'x' };
    expect(compare(en, sv)).toEqual([
      'locales/sv/faq.json: text: is a list, where en has a text',
      'locales/sv/faq.json: list: is a list of 1, where en has 2',
      'locales/sv/faq.json: group: is a text, where en has a group',
    ]);
  });

  test('have only texts as values', () => {
    const words = { a: 1, b: null, c: {}, d: [] };
    expect(check({ 'en/faq.json': words })).toEqual([
      'locales/en/faq.json: a: is 1, not a text',
      'locales/en/faq.json: b: is null, not a text',
      'locales/en/faq.json: c: is empty',
      'locales/en/faq.json: d: is empty',
    ]);
  });

  test('have at most three levels, list indexes aside, and no separators in their names', () => {
    const words = { a: { b: { c: { d: 'x' } } }, e: [{ f: [{ g: 'x' }] }], 'h.i': 'x' };
    expect(check({ 'en/faq.json': words })).toEqual([
      'locales/en/faq.json: h.i: has a dot or colon in its name, which part keys',
      'locales/en/faq.json: a.b.c.d: lies deeper than 3 levels',
    ]);
  });
});

describe('marks', () => {
  test('have the same placeholders', () => {
    expect(compare({ a: '{{count}} of {{all}}' }, { a: '{{cuont}} av {{all}}' })).toEqual([
      'locales/sv/faq.json: a: lacks {{count}}',
      'locales/sv/faq.json: a: has {{cuont}}, where en has not',
    ]);
  });

  test('with a dot name a fact of the table', () => {
    const quoting = { a: '{{price.company}} and {{price.gold}}' };
    expect(check({ 'en/faq.json': quoting })).toEqual([
      'locales/en/faq.json: a: has {{price.gold}}, which is no fact',
    ]);
  });

  test('have the same tags, as often, and closed', () => {
    expect(compare({ a: '<b>x</b> <b>y</b>' }, { a: '<b>x</b> <i>y' })).toEqual([
      'locales/sv/faq.json: a: has <i>, which is not closed',
      'locales/sv/faq.json: a: lacks <b>',
      'locales/sv/faq.json: a: has <i>, where en has not',
    ]);
  });

  test('are checked within lists, too', () => {
    expect(compare({ a: [{ b: '{{x}}' }] }, { a: [{ b: 'x' }] })).toEqual([
      'locales/sv/faq.json: a.0.b: lacks {{x}}',
    ]);
  });
});

describe('plural forms', () => {
  const en = { days_one: '{{count}} day', days_other: '{{count}} days' };

  test('are those the language has, fewer or more than in English', () => {
    expect(compare(en, { days_other: '{{count}} 日' }, 'ja')).toEqual([]);
    const pl = { days_one: 'x {{count}}', days_few: '{{count}}', days_many: '{{count}}' };
    expect(compare(en, pl, 'pl')).toEqual([
      'locales/pl/faq.json: days_other: is missing: a plural form of pl',
    ]);
    expect(compare(en, { ...en, days_few: '{{count}}' })).toEqual([
      'locales/sv/faq.json: days_few: is no plural form of sv',
    ]);
  });

  test('are required of the source as well', () => {
    expect(check({ 'en/faq.json': { days_one: 'x' } })).toContain(
      'locales/en/faq.json: days_other: is missing: a plural form of en',
    );
  });

  test('all missing, or none in the source, are missing and extra keys', () => {
    expect(compare({ a: 'x', ...en }, { a: 'x' })).toEqual([
      'locales/sv/faq.json: days_other: is missing',
    ]);
    expect(compare({ a: 'x' }, { a: 'x', ...en })).toContain(
      'locales/sv/faq.json: days_one: is not in en',
    );
  });

  test('may omit the figure, except the last', () => {
    expect(compare(en, { days_one: 'en dag', days_other: 'dagar' })).toEqual([
      'locales/sv/faq.json: days_other: lacks {{count}}',
    ]);
  });

  test('that are all missing are reported once; one may omit its figure in any format', () => {
    expect(compare(en, { a: 'x' }, 'ja')).toContain('locales/ja/faq.json: days_other: is missing');
    expect(compare(en, { a: 'x' }, 'ja').join()).not.toContain('days_one');
    const formatted = { days_one: '{{count, number}} day', days_other: '{{count, number}} days' };
    expect(compare(formatted, { ...formatted, days_one: 'Yksi' }, 'fi')).toEqual([]);
  });

  test('of ordinals are the ordinal forms', () => {
    const places = { place_ordinal_one: '{{count}}:a', place_ordinal_other: '{{count}}:e' };
    expect(compare(places, places)).toEqual([
      'locales/en/faq.json: place_ordinal_two: is missing: a plural form of en',
      'locales/en/faq.json: place_ordinal_few: is missing: a plural form of en',
    ]);
  });
});
