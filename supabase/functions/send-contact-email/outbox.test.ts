// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { KeyTaken, NotSent } from './transport.ts';

const address = { name: '', address: 'hello@skillspurt.example' };
const time = [new AbortController().signal, 1000] as const;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

function mailOf(message: string, key = 'a-key-that-is-long-enough') {
  const fields = { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@foretag.example', message };
  return composeMail(fields, key, 'sv', { contactFrom: address, contactTo: address });
}

describe('the outbox', () => {
  it('makes its folder, and one whole file a key', async () => {
    const outbox = createOutbox(join(folder, 'made', 'here'));
    await outbox.send(mailOf('Hej'), ...time);
    await outbox.send(mailOf('Hej', 'another-key-that-is-long'), ...time);
    const files = await readdir(join(folder, 'made', 'here'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^[\da-f]{32}\.eml$/);
      expect(await readFile(join(folder, 'made', 'here', file), 'utf8')).toContain('\r\n\r\n');
    }
  });

  it('knows which keys it has written', async () => {
    const outbox = createOutbox(folder);
    expect(await outbox.find(mailOf('Hej'))).toBeUndefined();
    await outbox.send(mailOf('Hej'), ...time);
    expect(await outbox.find(mailOf('Hej'))).toBe('sent');
    expect(await outbox.find(mailOf('Hallå'))).toBe('taken');
  });

  it('writes one file for fifty equal messages at once', async () => {
    const sends = Array.from({ length: 50 }, () =>
      createOutbox(folder).send(mailOf('Hej'), ...time),
    );
    await Promise.all(sends);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('never writes over a file', async () => {
    const outbox = createOutbox(folder);
    await outbox.send(mailOf('Hej'), ...time);
    const [file] = await readdir(folder);
    const written = await stat(join(folder, file!));
    await outbox.send(mailOf('Hej'), ...time);
    await expect(outbox.send(mailOf('Hallå'), ...time)).rejects.toBeInstanceOf(KeyTaken);
    expect((await stat(join(folder, file!))).ino).toBe(written.ino);
  });

  it('lets one of two messages have the key, and tells the other', async () => {
    const results = await Promise.allSettled(
      ['Hej', 'Hallå'].map((text) => createOutbox(folder).send(mailOf(text), ...time)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(KeyTaken) }]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('is sure that nothing went out when it cannot write', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(createOutbox(file).send(mailOf('Hej'), ...time)).rejects.toBeInstanceOf(NotSent);
  });
});
