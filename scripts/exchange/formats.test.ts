import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';
import { formats } from './formats.ts';
import { po } from './po.ts';
import type { Unit } from './unit.ts';
import { xliff } from './xliff.ts';

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

const unitOf = (more: Partial<Unit>): Unit => ({
  id: 'faq:title',
  source: 'A title',
  target: 'En rubrik',
  note: '',
  needsReview: false,
  ...more,
});

describe('XLIFF of another tool', () => {
  const fileWith = (unit: string, language = 'sv') =>
    `<file original="faq" source-language="en" target-language="${language}"><body>${unit}</body></file>`;
  const wholeOf = (...files: string[]) =>
    `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">${files.join('')}</xliff>`;
  const readUnit = (attributes: string, target: string) =>
    xliff.read(
      wholeOf(
        fileWith(
          `<trans-unit id="faq:title" ${attributes}><source>A title</source>${target}</trans-unit>`,
        ),
      ),
    ).units[0]!;

  test.each([
    ['approved="yes"', '<target>Ja</target>', false],
    ['', '<target>Ja</target>', true],
    ['approved="no"', '<target state="translated">Ja</target>', false],
    ['', '<target state="signed-off">Ja</target>', false],
    ['', '<target state="final">Ja</target>', false],
    ['approved="yes"', '<target state="needs-adaptation">Ja</target>', true],
    ['', '<target state="new">Ja</target>', true],
    ['', '<target state="x-guessed">Ja</target>', true],
  ])('is done or to be read: %s %s', (attributes, target, needsReview) => {
    expect(readUnit(attributes, target)).toMatchObject({ target: 'Ja', needsReview });
  });

  test('may part a text, and suggest others', () => {
    const target =
      '<alt-trans><target>Nej</target></alt-trans><seg-source>A title</seg-source>' +
      '<target><mrk mtype="seg" mid="1">Ja, </mrk><mrk mtype="seg" mid="2">&lt;b&gt;nu&lt;/b&gt;</mrk></target>';
    expect(readUnit('', target)).toMatchObject({ source: 'A title', target: 'Ja, <b>nu</b>' });
  });

  test('may lack a translation', () => {
    expect(readUnit('', '')).toMatchObject({ target: '' });
  });

  test.each([
    ['an entity in an entity', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>', '&b;'],
    ['a file', '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/hostname">]>', '&b;'],
  ])('fills in nothing that it declares: %s', (_, type, text) => {
    const content = wholeOf(
      fileWith(`<trans-unit id="faq:title"><source>${text}</source></trans-unit>`),
    );
    expect(() => xliff.read(content.replace('<xliff', `${type}<xliff`))).toThrow(
      'is no XML: entity not found:&b; (line 1)',
    );
  });

  test.each([
    ['', 'missing root element'],
    ['<xliff version="1.2">\n<file>\n</xliff>', 'tag mismatch: "file" != "xliff" (line 2)'],
    ['<xliff version="2.0"/>', 'is <xliff> 2.0, where <xliff> 1.2 is read'],
    ['<html/>', 'is <html>'],
    [wholeOf(fileWith('', 'sv'), fileWith('', 'fi')), 'has several languages: sv, fi'],
  ])('is told to be none: %j', (content, reason) => {
    expect(() => xliff.read(content)).toThrow(reason);
  });

  test('is not written with what no XML can hold', () => {
    expect(() => xliff.write([unitOf({ target: '\u0001' })], 'sv')).toThrow('outside the XML');
  });
});

describe('PO of another tool', () => {
  test('may have the id as a place alone', () => {
    const content =
      '#: faq:title\n#, no-wrap, fuzzy\nmsgid "A title"\nmsgstr ""\n"En "\n"rubrik"\n';
    expect(po.read(content).units).toEqual([
      { id: 'faq:title', source: 'A title', target: 'En rubrik', needsReview: true },
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

  test('that lacks a column or has a row too long is told of', () => {
    expect(() => csv.read('id,target\na,b')).toThrow('has no column “source”');
    expect(() => csv.read('id,source,target\na,b,c,d')).toThrow('line 2');
  });
});
