// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail } from '../mail.ts';
import { createOutbox } from './outbox.ts';
import { fingerprintsOf } from '../written.ts';
import { KeyTaken, NotSent } from './transport.ts';

const address = { name: '', address: 'hello@skillspurt.example' };
const sending = {
  signal: new AbortController().signal,
  milliseconds: 1000,
  begin: async () => {},
};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

function mailOf(message: string, key = 'a-key-that-is-long-enough') {
  const fields = { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@foretag.example', message };
  const mailboxes = { contactFrom: address, contactTo: address };
  return composeMail(
    fingerprintsOf(fields, key),
    [{ message: fields, at: '2026-11-24T17:30:00.000Z' }],
    mailboxes,
  );
}

describe('the outbox', () => {
  it('makes its folder, and one whole file a key', async () => {
    const outbox = createOutbox(join(folder, 'made', 'here'));
    await outbox.send(mailOf('Hej'), sending);
    await outbox.send(mailOf('Hej', 'another-key-that-is-long'), sending);
    const files = await readdir(join(folder, 'made', 'here'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^[\da-f]{32}\.eml$/);
      expect(await readFile(join(folder, 'made', 'here', file), 'utf8')).toContain('\r\n\r\n');
    }
  });

  it('writes one file for fifty equal messages at once', async () => {
    const sends = Array.from({ length: 50 }, () =>
      createOutbox(folder).send(mailOf('Hej'), sending),
    );
    await Promise.all(sends);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('never writes over a file', async () => {
    const outbox = createOutbox(folder);
    await outbox.send(mailOf('Hej'), sending);
    const [file] = await readdir(folder);
    const written = await stat(join(folder, file!));
    await outbox.send(mailOf('Hej'), sending);
    await expect(outbox.send(mailOf('Hallå'), sending)).rejects.toBeInstanceOf(KeyTaken);
    expect((await stat(join(folder, file!))).ino).toBe(written.ino);
  });

  it('lets one of two messages have the key, and tells the other', async () => {
    const results = await Promise.allSettled(
      ['Hej', 'Hallå'].map((text) => createOutbox(folder).send(mailOf(text), sending)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(KeyTaken) }]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('is sure that nothing went out when it cannot write', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(createOutbox(file).send(mailOf('Hej'), sending)).rejects.toBeInstanceOf(NotSent);
  });
});
