import { expect, test } from 'vitest';
import { readMarks } from './message-marks.ts';

test('placeholders are found once each, whatever the spaces', () => {
  const message = '{{ count }} of {{count}} at {{price,  number}}, {{- raw}}';
  const marks = ['{{count}}', '{{price, number}}', '{{raw}}'];
  expect(readMarks(message)).toEqual({ marks, faults: [] });
});

test('tags are found as often as they occur', () => {
  const message = 'See <link>the <b>FAQ</b></link><br/>or <link>write</link>';
  expect(readMarks(message)).toEqual({ marks: ['<link>', '<b>', '<br/>', '<link>'], faults: [] });
});

test.each(['a < b', '<3 months', '1 > 0', '5 {x}'])('%j holds no marks', (message) => {
  expect(readMarks(message)).toEqual({ marks: [], faults: [] });
});

test.each([
  ['<b>bold', 'has <b>, which is not closed'],
  ['bold</b>', 'has </b>, which does not close the last tag'],
  ['<a>x<b>y</a></b>', 'has </a>, which does not close the last tag'],
  ['<a href="/faq">x</a>', 'has <a href="/faq">, which is no tag of the form <name>'],
  ['see <link the FAQ', 'has <link the FAQ, which is no tag of the form <name>'],
  ['{{count} people', 'has curly braces that belong to no {{placeholder}}'],
  ['{{}} people', 'has curly braces that belong to no {{placeholder}}'],
])('%j is refused', (message, fault) => {
  expect(readMarks(message).faults.map(({ wrong }) => wrong)).toContain(fault);
});
