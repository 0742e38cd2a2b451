/** Generated requests that each function must refuse. */
import * as fc from 'fast-check';
import {
  bodyLimit,
  chatFunction,
  contactFunction,
  idempotencyKeyHeader,
} from '../../../supabase/functions/_shared/contract.ts';

export interface Malformed {
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Part of every generated text: no answer may contain it. */
export const mark = 'Zq7Echo';

const valid: Record<string, Record<string, unknown>> = {
  [contactFunction]: {
    firstName: `Åsa ${mark}`,
    lastName: mark,
    email: 'asa@foretag.example',
    company: mark,
    message: `Hej! ${mark}`,
  },
  [chatFunction]: {
    message: `Hej! ${mark}`,
    conversationHistory: [
      { role: 'user', content: mark },
      { role: 'assistant', content: mark },
    ],
  },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => bytes(JSON.stringify(value));

/** No field of either function takes any of these. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('', ' ', '\n\t', '\u200b', '\u2028\u2029', '\0', '\ufeff'),
  fc.integer({ min: 5001, max: 20_000 }).map((length) => mark.padEnd(length, 'x')),
  fc.constantFrom([], [mark], [[mark]], [null]).map((value) => ({ [mark]: value })),
  fc.dictionary(
    fc.string(),
    fc.string().map((text) => text + mark),
  ),
  fc.array(
    fc.string().map((text) => text + mark),
    { minLength: 1, maxLength: 12 },
  ),
);

const extraKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'role',
    '',
  ),
  fc.string().map((text) => text + mark),
);

/** JSON of an object with the given pairs, duplicate keys included. */
const objectText = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;

function wrongBodies(name: string): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const good = valid[name]!;
  const fields = Object.keys(good);
  const required = fields.filter((field) => field !== 'company');
  const field = fc.constantFrom(...required);
  const text = JSON.stringify(good);
  const nested = fc.constantFrom('[', '{"a":', '{"message":[', `[{"${mark}":`);
  const turns = fc.oneof(
    fc.array(wrongValue, { minLength: 1, maxLength: 3 }),
    fc.constant(Array.from({ length: 11 }, () => ({ role: 'user', content: mark }))),
    wrongValue.map((content) => [{ role: 'user', content }]),
    fc.string().map((role) => [{ role: role + mark, content: mark }]),
    fc.constantFrom('system', 'tool', 'developer', 'User').map((role) => [{ role, content: mark }]),
    fc.tuple(extraKey, fc.json()).map(([key]) => [{ role: 'user', content: mark, [`${key}+`]: 1 }]),
  );
  return fc.oneof(
    fc.jsonValue().map((value) => json(value)),
    fc.string({ unit: 'binary' }).map((words) => json(words + mark)),
    fc.tuple(field, wrongValue).map(([key, value]) => json({ ...good, [key]: value })),
    field.map((key) => json({ ...good, [key]: undefined })),
    fc
      .tuple(extraKey, fc.jsonValue())
      .map(([key, value]) => bytes(objectText([...Object.entries(good), [key, value]]))),
    fc
      .tuple(field, wrongValue)
      .map(([key, value]) => bytes(objectText([...Object.entries(good), [key, value]]))),
    fc.nat({ max: text.length - 1 }).map((length) => bytes(text.slice(0, length))),
    fc
      .tuple(fc.nat({ max: text.length }), fc.integer({ min: 0x80, max: 0xff }))
      .map(
        ([at, byte]) =>
          new Uint8Array([...bytes(text.slice(0, at)), byte, ...bytes(text.slice(at))]),
      ),
    fc
      .tuple(fc.nat({ max: text.length }), fc.constantFrom('\0', '\u0001', '\u001f', '\u007f'))
      .filter(([at, sign]) => sign !== '\u007f' || at === 0)
      .map(([at, sign]) => bytes(text.slice(0, at) + sign + text.slice(at))),
    fc
      .constantFrom<BufferEncoding>('utf16le', 'latin1')
      .map((encoding) => new Uint8Array(Buffer.from(`\u00e5${text}`, encoding))),
    fc
      .constantFrom('\ufeff\ufeff', '\ufeff{', ")]}',\n", '// x\n', '\u2028')
      .map((before) => bytes(before + text)),
    fc
      .constantFrom('NaN', '-', '01', '1e999999', '0x1', "'a'", '{a:1}', '[1,]', '"\\ud800"')
      .map((value) => bytes(value)),
    fc
      .tuple(nested, fc.integer({ min: 1, max: 3000 }))
      .map(([open, depth]) => bytes(open.repeat(depth))),
    fc
      .integer({ min: 1, max: 12_000 })
      .map((depth) => bytes('['.repeat(depth) + ']'.repeat(depth))),
    fc
      .integer({ min: 1, max: 40_000 })
      .map((more) => bytes(text + ' '.repeat(bodyLimit - bytes(text).length + more))),
    fc.uint8Array({ maxLength: 400 }).map((noise) => new Uint8Array([0xff, ...noise])),
    ...(name === chatFunction
      ? [turns.map((conversationHistory) => json({ ...good, conversationHistory }))]
      : [
          fc
            .constantFrom(
              'a@b',
              '@',
              'a b@c.example',
              'a@b.example\r\nBcc: c@d.example',
              'a@b.e\u2028x',
            )
            .map((email) => json({ ...good, email })),
        ]),
  );
}

const signs = (text: string) => fc.constantFrom(...text.split(''));

const proper = { 'content-type': 'application/json', [idempotencyKeyHeader]: crypto.randomUUID() };

/** @returns requests to a function each of which has something wrong */
export function malformed(name: string): fc.Arbitrary<Malformed> {
  const body = json(valid[name]);
  const request = (part: Partial<Malformed>): Malformed => ({
    method: 'POST',
    headers: proper,
    body,
    ...part,
  });
  const header = (field: string) => (value: string) =>
    request({ headers: { ...proper, [field]: value } });
  const visible = fc.string({ unit: signs('aZ09/;=+.*-_" '), maxLength: 30 });
  const wrong: fc.Arbitrary<Malformed>[] = [
    visible
      .filter((type) => type.split(';')[0]!.trim() !== 'application/json')
      .map(header('content-type')),
    fc
      .constantFrom(
        '',
        'text/json',
        'application/json5',
        'application/json,text/plain',
        'multipart/form-data',
      )
      .map(header('content-type')),
    fc
      .constantFrom('PUT', 'PATCH', 'DELETE', 'PROPFIND', 'post ', 'QUERY')
      .map((method) => request({ method: method.trim() === 'post' ? 'MERGE' : method })),
    fc
      .oneof(fc.constantFrom('null', '', 'file://', 'https://a@b'), fc.webUrl())
      .map(header('origin')),
  ];
  if (name === contactFunction) {
    const key = header(idempotencyKeyHeader);
    wrong.push(
      fc.oneof(
        fc.string({ unit: signs('aZ09-_.'), maxLength: 15 }).map(key),
        fc.integer({ min: 257, max: 900 }).map((length) => key('k'.repeat(length))),
        fc.constantFrom('sixteen signs and', '\u00e5'.repeat(20)).map(key),
      ),
    );
  }
  return fc.oneof(
    { weight: 4, arbitrary: wrongBodies(name).map((wrongBody) => request({ body: wrongBody })) },
    { weight: 1, arbitrary: fc.oneof(...wrong) },
  );
}
