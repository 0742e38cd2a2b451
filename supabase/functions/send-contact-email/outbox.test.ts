// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeyTaken, NotSent } from './deliver.ts';
import { composeMail } from './mail.ts';
import { createOutbox } from './outbox.ts';

const address = { name: '', address: 'hello@skillspurt.example' };
const signal = new AbortController().signal;
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
    await outbox.send(mailOf('Hej'), signal);
    await outbox.send(mailOf('Hej', 'another-key-that-is-long'), signal);
    const files = await readdir(join(folder, 'made', 'here'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^[\da-f]{32}\.eml$/);
      expect(await readFile(join(folder, 'made', 'here', file), 'utf8')).toContain('\r\n\r\n');
    }
  });

  it('knows how a key stands', async () => {
    const outbox = createOutbox(folder);
    expect(await outbox.claim(mailOf('Hej'), ['failed'])).toBe('granted');
    await outbox.send(mailOf('Hej'), signal);
    expect(await outbox.claim(mailOf('Hej'), ['failed'])).toBe('sent');
    expect(await outbox.claim(mailOf('Hallå'), ['failed'])).toBe('taken');
  });

  it('writes one file for fifty equal messages at once', async () => {
    const sends = Array.from({ length: 50 }, () =>
      createOutbox(folder).send(mailOf('Hej'), signal),
    );
    await Promise.all(sends);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('never writes over a file', async () => {
    const outbox = createOutbox(folder);
    await outbox.send(mailOf('Hej'), signal);
    const [file] = await readdir(folder);
    const written = await stat(join(folder, file!));
    await outbox.send(mailOf('Hej'), signal);
    await expect(outbox.send(mailOf('Hallå'), signal)).rejects.toBeInstanceOf(KeyTaken);
    expect((await stat(join(folder, file!))).ino).toBe(written.ino);
  });

  it('lets one of two messages have the key, and tells the other', async () => {
    const results = await Promise.allSettled(
      ['Hej', 'Hallå'].map((text) => createOutbox(folder).send(mailOf(text), signal)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(KeyTaken) }]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('is sure that nothing went out when it cannot write', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(createOutbox(file).send(mailOf('Hej'), signal)).rejects.toBeInstanceOf(NotSent);
  });
});
