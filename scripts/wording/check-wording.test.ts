import { describe, expect, test } from 'vitest';
import { writeWords } from '../locales/locale-file.ts';
import { testLocales } from '../locales/testLocales.ts';
import { checkWording } from './check-wording.ts';

const notes = {
  '_notes/languages/en.json': { quotes: ['“', '”', '‘', '’'] },
  '_notes/languages/sv.json': { quotes: ['”', '”', '’', '’'], same: { Video: 'The same word.' } },
  '_notes/glossary.json': {
    session: { in: { sv: { say: ['pass*', '*pass'], never: ['session*'] } } },
    'training programme': { in: { en: { never: ['training program'] } } },
  },
  '_notes/everywhere.json': {
    'meta.title': { note: 'A title.', limit: 12 },
    '{{product}}': 'The product.',
  },
  '_notes/messages/faq.json': { text: 'A text. {{count}} is a number, <b> is bold.' },
};

/** Checks files, each fault as a line. */
const check = (files: Record<string, unknown>): string[] =>
  checkWording(testLocales({ ...notes, ...files })).map(({ file, key, wrong }) =>
    [file.replace(/^locales\//, ''), key, wrong].filter(Boolean).join(': '),
  );

/** A file with one text in it. */
const saying = (text: string) => `{"text":${writeWords(text)}}`;

describe('a text in Swedish', () => {
  const translated = (sv: string, en = 'Nothing is wrong with {{count}} of <b>them</b>') =>
    check({ 'en/faq.json': saying(en), 'sv/faq.json': saying(sv) }).filter((line) =>
      line.startsWith('sv/faq.json'),
    );

  test.each([
    ['”Så”, sa hon, och det var ’bra’', undefined],
    ['{{count}}\u00a0minuter, 10\u00a0%, 500\u00a0euro', undefined],
    ['<b>Dag</b> 30 i en månad', undefined],
    ['Ett mentorpass', 'One session'],
    ['Video', 'Video'],
    ['Skillspurt', 'Skillspurt'],
    ['{{count}} (AB)', '{{count}} (XY)'],
  ])('may say “%s”', (sv, en) => {
    expect(translated(sv, en)).toEqual([]);
  });

  test.each([
    ['Det var "så"', undefined, 'has a straight quotation mark'],
    ["Det var 'så'", undefined, 'has a straight apostrophe'],
    ['Det var “så”', undefined, 'has “, which its language does not quote with'],
    ['Det var «så»', undefined, 'has «, which its language does not quote with'],
    ['Bara {{count}}% av dem', undefined, 'has no space between number and %'],
    ['Efter 10 procent', undefined, 'may end a line between number and unit: 10 procent'],
    ['Det  var', undefined, 'has two spaces in a row'],
    ['Det var ', undefined, 'begins or ends with a space'],
    [
      'Efter {{count}} minuter',
      undefined,
      'may end a line between number and unit: {{count}} minuter',
    ],
    ['Efter 30 dygn', undefined, 'may end a line between number and unit: 30 dygn'],
    ['Priset är 500 EUR', undefined, 'may end a line between number and unit: 500 EUR'],
    ['Var 10 % bättre', undefined, 'may end a line between number and unit: 10 %'],
    ['En sessionslängd', undefined, 'says “session”, which is not our word for “session”'],
    ['En gång', 'Two sessions', 'does not say “pass”, where the source says “session”'],
    ['Movie', 'Movie', 'is the same as in en'],
  ])('may not say “%s”', (sv, en, wrong) => {
    expect(translated(sv, en)).toEqual([`sv/faq.json: text: ${wrong}`]);
  });

  test.each([
    ['es', 'De 5 a 10 cosas'],
    ['fr', '{{product}} s’adapte'],
    ['ro', '{{count}} de lucruri'],
    ['fa', 'می\u200cخواهم'],
  ])(
    'a language may say what is a unit elsewhere, or spell with what one does not see: %s “%s”',
    (code, text) => {
      const files = {
        'en/faq.json': saying('Something in English'),
        [`${code}/faq.json`]: JSON.stringify({ text }),
        '_notes/languages/sv.json': {},
      };
      expect(check(files)).toEqual([]);
    },
  );

  test('shows what one does not see', () => {
    const raw = { 'en/faq.json': saying('A b'), 'sv/faq.json': '{"text":"500\u00a0euro"}' };
    expect(check(raw)).toContain(
      String.raw`sv/faq.json: text: has a character that one does not see, \u00a0`,
    );
    expect(check({ ...raw, 'sv/faq.json': '{"text":"Det \u202evar"}' })).toContain(
      String.raw`sv/faq.json: text: has a character that one does not see, \u202e`,
    );
  });

  test('has no more characters than there is room for, as shown', () => {
    const files = (title: string) => ({
      '_notes/languages/sv.json': {},
      '_notes/messages/faq.json': {},
      'en/faq.json': { meta: { title: 'A title' } },
      'sv/faq.json': { meta: { title } },
    });
    expect(check(files('Femton dagar'))).toEqual([]);
    expect(check(files('Mer än femton dagar'))).toEqual([
      'sv/faq.json: meta.title: is 19 characters long, where there is room for 12',
    ]);
    expect(check(files('{{product}}<b>!</b>'))).toEqual([]);
    expect(check(files('{{product}} är bra'))).toHaveLength(1);
    const own = { '_notes/messages/faq.json': { 'meta.title': 'Its own note.' } };
    expect(check({ ...files('Mer än femton dagar'), ...own })).toHaveLength(1);
  });

  test('may be an exception, as long as it is one', () => {
    const except = (key: string) => ({
      '_notes/languages/sv.json': { except: { spaces: { [`faq:${key}`]: 'It is quoted.' } } },
      'en/faq.json': saying('Two spaces are in order'),
      'sv/faq.json': saying('Två  mellanslag'),
    });
    expect(check(except('text'))).toEqual([]);
    expect(check(except('title'))).toEqual([
      'sv/faq.json: text: has two spaces in a row',
      '_notes/languages/sv.json: faq:title: is excepted from “spaces” and has nothing wrong with it',
    ]);
  });
});

describe('the same text as in the source', () => {
  const words = { a: 'One two three four', b: 'Two', c: 'Five six seven eight' };
  const copied = { ...words, d: 'Nine ten eleven twelve' };

  test('is told of once where nothing was translated', () => {
    const files = {
      'en/faq.json': copied,
      'sv/faq.json': copied,
      '_notes/messages/faq.json': { b: 'A word.' },
    };
    expect(check(files)).toContain(
      'sv/faq.json: was never translated: 3 of its 3 sentences are en’s',
    );
    expect(check(files).filter((line) => line.startsWith('sv/'))).toHaveLength(1);
  });

  test('is counted in the source, since not every language parts its words', () => {
    const files = { 'en/faq.json': copied, '_notes/messages/faq.json': { b: 'A word.' } };
    const japanese = { a: '一二三四', b: '二', c: copied.c, d: '九十' };
    expect(check({ ...files, 'ja/faq.json': japanese })).toEqual([
      'ja/faq.json: c: is the same as in en',
    ]);
  });

  test('may be a short one in a language that has no list of them', () => {
    const files = { 'en/faq.json': words, '_notes/messages/faq.json': { b: 'A word.' } };
    expect(check({ ...files, 'fi/faq.json': { ...words, a: 'Yksi' } })).toEqual([
      'fi/faq.json: c: is the same as in en',
    ]);
  });

  test('is listed no longer than it is the same', () => {
    const list = { same: { Video: 'The same word.', Mentor: 'The same word.' } };
    const files = {
      '_notes/languages/sv.json': list,
      '_notes/messages/faq.json': { text: 'A button. <b> is bold.' },
      'en/faq.json': saying('<b>Video</b> lesson'),
      'sv/faq.json': saying('<b>Video</b>'),
    };
    expect(check(files)).toEqual([
      '_notes/languages/sv.json: Mentor: is listed under "same" and nowhere the same',
    ]);
  });
});

describe('a message of the source', () => {
  const noted = (words: unknown, own: unknown = {}) =>
    check({ 'en/faq.json': words, '_notes/messages/faq.json': own });

  test.each([
    [{ a: 'Two words' }, 'a: has fewer than 3 words and no note'],
    [{ a: 'There are {{count}} of them' }, 'a: has {{count}} and no note'],
    [{ a: 'There are <b>three</b> of them' }, 'a: has <b> and no note'],
    [
      { a_one: 'One', a_other: 'Many more words here' },
      'a_one: has fewer than 3 words and no note',
    ],
  ])('needs a note: %j', (words, wrong) => {
    expect(noted(words)).toContain(`en/faq.json: ${wrong}`);
    expect(noted(words, { a: 'What it is. {{count}} is a number, <b> is bold.' })).toEqual([]);
  });

  test('needs none where it explains itself', () => {
    expect(noted({ a: 'Here are three words', meta: { title: 'A title' } })).toEqual([]);
  });

  test('is in a group that has one, or in any of several', () => {
    const words = { items: { price: { title: 'A' }, time: { title: 'B' } } };
    expect(noted(words, { items: 'What is asked.' })).toEqual([]);
    expect(noted(words, { 'items.*.title': 'What is asked.' })).toEqual([]);
    expect(noted(words, { 'items.price': 'What is asked.' })).toHaveLength(1);
  });

  test('has its marks explained, but for facts, pages and what stands everywhere', () => {
    const words = { a: '{{product}} costs {{price.sales}} at <faq>{{host}}</faq>, <x>here</x>' };
    expect(noted(words, { a: 'A sentence. {{host}} is an address.' })).toEqual([
      'en/faq.json: a: has <x>, and no note says what that is',
    ]);
  });

  test('is there for each note', () => {
    expect(noted({ a: 'Here are three words' }, { b: 'What it is.' })).toEqual([
      '_notes/messages/faq.json: b: is noted and is no message',
    ]);
  });
});

test('a finding has the line of its key, in a file of words and in one of notes', () => {
  const files = {
    'en/faq.json': '{\n  "list": [\n    "One is enough here",\n    "Two  spaces are not"\n  ]\n}',
    '_notes/messages/faq.json': '{\n  "list": "A list.",\n  "gone": "A note."\n}',
  };
  expect(checkWording(testLocales(files))).toMatchObject([
    { file: 'locales/en/faq.json', key: 'list.1', line: 4 },
    { file: 'locales/_notes/messages/faq.json', key: 'gone', line: 3 },
  ]);
});

test('a broken file of notes is told of by name', () => {
  const broken = {
    '_notes/messages/faq.json': { a: { note: 'x', limit: 'short' } },
    'en/faq.json': {},
  };
  expect(() => check(broken)).toThrow('locales/_notes/messages/faq.json');
});
