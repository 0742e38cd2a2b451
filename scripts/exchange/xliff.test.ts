import { describe, expect, test } from 'vitest';
import { unitOf } from './testSite.ts';
import { xliff } from './xliff.ts';

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
    ['approved="yes"', '<target state="needs-review-translation">Ja</target>', false],
    ['approved="yes"', '<target state="new">Ja</target>', false],
    ['approved="no"', '<target state="translated">Ja</target>', true],
    ['', '<target state="translated">Ja</target>', false],
    ['', '<target state="signed-off">Ja</target>', false],
    ['', '<target state="final">Ja</target>', false],
    ['approved="yes"', '<target state="needs-adaptation">Ja</target>', true],
    ['', '<target state="new">Ja</target>', true],
    ['', '<target state="x-guessed">Ja</target>', true],
  ])('is done or to be read: %s %s', (attributes, target, needsReview) => {
    expect(readUnit(attributes, target)).toMatchObject({ target: 'Ja', needsReview });
  });

  test.each([
    ['says its state alone', 'state="needs-review-translation"', 'state="translated"'],
    ['approves of it alone', 'id="faq:title"', 'id="faq:title" approved="yes"'],
  ])('may be of a tool that %s', (_, before, after) => {
    const content = xliff.write([unitOf({ needsReview: true })], 'sv');
    expect(xliff.read(content).units[0]!.needsReview).toBe(true);
    expect(xliff.read(content.replace(before, after)).units[0]!.needsReview).toBe(false);
  });

  test('may part a text, and suggest others', () => {
    const target =
      '<alt-trans><target>Nej</target></alt-trans><seg-source>A title</seg-source>' +
      '<target><mrk mtype="seg" mid="1">Ja, </mrk><mrk mtype="seg" mid="2">&lt;b&gt;nu&lt;/b&gt;</mrk></target>';
    expect(readUnit('', target)).toMatchObject({ source: 'A title', target: 'Ja, <b>nu</b>' });
  });

  test.each(['<x id="1"/>', '<ph id="1">&lt;b&gt;</ph>', '<bpt id="1"/>', '<g id="1"/>'])(
    'has a text that cannot be read with %s in it',
    (element) => {
      const name = element.slice(0, element.search(/[ ]/));
      const fault = { wrong: `has ${name}> for something in its text` };
      expect(readUnit('', `<target>Ja ${element}</target>`)).toMatchObject({ fault });
      expect(readUnit('', `<target>${element}</target>`)).toMatchObject({ fault });
      expect(readUnit('', `<target><g id="2">Ja</g></target>`).fault).toBeUndefined();
      const source = `<trans-unit id="a:b"><source>A ${element}</source><target/></trans-unit>`;
      const read = (content: string) => xliff.read(wholeOf(fileWith(content))).units[0]!.fault;
      expect(read(source)).toBeUndefined();
      expect(read(source.replace('<target/>', '<target>Ja</target>'))).toMatchObject(fault);
    },
  );

  test('may leave out the language of a file', () => {
    const without = fileWith('').replace(/ target-language="sv"/, '');
    expect(xliff.read(wholeOf(fileWith(''), without)).language).toBe('sv');
    expect(xliff.read(wholeOf(without)).language).toBeUndefined();
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
    for (const part of ['source', 'target', 'note']) {
      const units = [unitOf({}), unitOf({ id: 'faq:lead', [part]: '\u0001' })];
      expect(() => xliff.write(units, 'sv')).toThrow(
        'faq:lead has a character that no XML can hold',
      );
    }
  });
});
