import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('sound JSON gives its value', () => {
  expect(parseJson('{ "a": ["b"] }')).toEqual({ value: { a: ['b'] } });
});

test.each([
  ['{\n  "a": "b"\n  "c": "d"\n}', "line 3, column 3: Expected ',' or '}' after property value"],
  ['{\n  "a": "b",\n}', 'line 3, column 1: Expected double-quoted property name'],
  ['{\n  "a": "b",\n  "c": tru,\n}', "line 3, column 11: Unexpected token ','"],
  ['{\n  "a": \'b\'\n}', "line 2, column 8: Unexpected token '''"],
  ['{\n  "a": "b', 'line 2, column 10: Unterminated string'],
  ['{\n  "a": "b"\n', "line 3, column 1: Expected ',' or '}' after property value"],
  ['', 'line 1, column 1: Unexpected end of JSON input'],
])('%j is broken at its place', (text, told) => {
  const found = parseJson(text) as Extract<ReturnType<typeof parseJson>, { fault: string }>;
  expect(`line ${found.line}, column ${found.column}: ${found.fault}`).toBe(told);
});
