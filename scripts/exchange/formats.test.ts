import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';
import { formats } from './formats.ts';
import { po } from './po.ts';
import { unitOf } from './testSite.ts';
import type { Unit } from './unit.ts';

/** What one or another format, or a spreadsheet, has a meaning of its own for. */
const odd = [
  '"',
  "'",
  '\\',
  '\\n',
  '\n',
  '\r',
  '\r\n',
  '\t',
  ' ',
  ',',
  ';',
  '=',
  '+',
  '-',
  '@',
  '#',
  '%',
  '&',
  '&amp;',
  '&#10;',
  '<',
  '>',
  '<b>',
  '</b>',
  ']]>',
  '<![CDATA[',
  '<!--',
  '{{count, number}}',
  '\u00a0',
  '\u00ad',
  '\u2060',
  '\u200f',
  '\u2028',
  '\ufeff',
  '😀',
  'é',
  'שלום',
  'اليوم',
  'ord',
  '。',
];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ maxLength: 3, unit: 'grapheme' })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''))
  // No XML holds the others; U+FFFD tells of a file that was read in another encoding than its own.
  .filter((all) => !/[^\t\n\r -\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/u.test(all));
const anyUnit = (place: number) =>
  fc
    .record({
      source: anyText.filter((all) => all !== ''),
      target: anyText,
      note: anyText,
      needsReview: fc.boolean(),
    })
    .map((all) => ({ id: `faq:items.${place}`, ...all }));

const given = ({ id, source, target, needsReview }: Unit) => ({
  id,
  source,
  target,
  ...(target.trim() !== '' && { needsReview }),
});

describe.each(Object.entries(formats))('%s', (_, { write, read }) => {
  test('gives back any text to the character', () => {
    fc.assert(
      fc.property(fc.tuple(anyUnit(0), anyUnit(1), anyUnit(2)), (units) => {
        const { units: back } = read(write(units, 'sv').replace(/^\ufeff/, ''));
        expect(back.map((one) => given({ ...one, note: '' }))).toEqual(units.map(given));
      }),
      { numRuns: process.env['TEST_FULL'] ? 1000 : 100 },
    );
  });
});

test.each(Object.entries(formats))('in %s, what is filled in is to be read', (_, format) => {
  const content = format.write([unitOf({ source: 'A', target: '', needsReview: true })], 'sv');
  const filled = content
    .replace(/(<target state="new")(?:\/>|><\/target>)/, '$1>Ny</target>')
    .replace(/^msgstr ""$(?![^]*^msgstr ""$)/m, 'msgstr "Ny"')
    .replace('"A",""', '"A","Ny"');
  expect(format.read(filled).units).toMatchObject([{ target: 'Ny', needsReview: true }]);
});

describe('PO of another tool', () => {
  test('may have the id as a place alone', () => {
    const content =
      '#: faq:title\n#, no-wrap, fuzzy\nmsgid "A title"\nmsgstr ""\n"En "\n"rubrik"\n';
    expect(po.read(content).units).toEqual([
      { id: 'faq:title', source: 'A title', target: 'En rubrik', needsReview: true },
    ]);
  });

  test('has the context that is an id, wherever it stands', () => {
    const content = po.write([unitOf({})], 'sv').replace(/^#:.*$/m, '#: faq:lead src/faq.c:12');
    expect(po.read(content).units).toMatchObject([{ id: 'faq:title', target: 'En rubrik' }]);
  });

  test('may take texts that are the same for one, with a place each', () => {
    const content = '#: faq:title\n#: faq:lead a:b\nmsgctxt "Same"\nmsgid "A"\nmsgstr "En"\n';
    expect(po.read(content).units.map(({ id, target }) => [id, target])).toEqual([
      ['faq:title', 'En'],
      ['faq:lead', 'En'],
      ['a:b', 'En'],
    ]);
  });

  test('may have dropped the places', () => {
    const content = po.write([unitOf({})], 'sv').replace(/^#:.*\n/m, '');
    expect(po.read(content).units).toMatchObject([{ id: 'faq:title', target: 'En rubrik' }]);
  });

  test('says its language, where it has a header', () => {
    expect(po.read(po.write([unitOf({})], 'sv')).language).toBe('sv');
    expect(po.read('msgctxt "a:b"\nmsgid "a"\nmsgstr "b"\n').language).toBeUndefined();
  });

  test('that is broken is told of', () => {
    expect(() => po.read('msgid "a\nmsgstr "b"')).toThrow('line 2');
  });
});

describe('CSV of a spreadsheet', () => {
  const unit = unitOf({ target: '- <b>En</b>, "två"; tre', needsReview: true });

  test('shows no text as a formula', () => {
    const cells = csv.write([unit, unitOf({ target: '=1+1' }), unitOf({ target: "'=1" })], 'sv');
    expect(cells).toContain(`"'- <b>En</b>, ""två""; tre"`);
    expect(cells).toContain(`"'=1+1"`);
    expect(cells).toContain(`"''=1"`);
    expect(cells).not.toMatch(/[,;"\n](?:[=+\-@])/);
  });

  test('may part its columns by semicolons or tabs, and leave some out', () => {
    for (const delimiter of [';', '\t']) {
      const cells = [unit.id, unit.source, `"${unit.target.replaceAll('"', '""')}"`, 'TRUE'];
      const content = ['id,source,target,fuzzy'.replaceAll(',', delimiter), cells.join(delimiter)];
      expect(csv.read(content.join('\r\n')).units).toEqual([
        { id: unit.id, source: unit.source, target: unit.target, needsReview: true },
      ]);
    }
    expect(csv.read('id,source,target\na:b,c,d').units).toMatchObject([{ needsReview: true }]);
  });

  test.each([
    ['False', false],
    ['0', false],
    [' NO ', false],
    ['', false],
    ['True', true],
    ['True ', true],
    ['SANT', true],
    ['WAHR', true],
    ['ja', true],
    ['FALSKT', true],
  ])('has a text that is done or to be read: %j', (fuzzy, needsReview) => {
    const content = `id,source,target,fuzzy\na:b,c,d,"${fuzzy}"`;
    expect(csv.read(content).units).toMatchObject([{ needsReview }]);
  });

  test('may end a row before its last columns, which are then not said', () => {
    const content = 'id,source,target,fuzzy\na:b,c\na:c,d,e\na:d,f,g,';
    expect(csv.read(content).units).toEqual([
      { id: 'a:b', source: 'c', target: '', needsReview: true },
      { id: 'a:c', source: 'd', target: 'e', needsReview: true },
      { id: 'a:d', source: 'f', target: 'g', needsReview: false },
    ]);
  });

  test('that lacks a column or has a row too long is told of', () => {
    expect(() => csv.read('id,target\na,b')).toThrow('has no column “source”');
    expect(() => csv.read('id,source,target\na,b,c,d')).toThrow('line 2');
  });
});
