/**
 * The default transport: a folder of `.eml` files, one a key. A file that is there was sent, whatever
 * the store remembers of its key; one that is not there was not.
 */
import { fsync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestHeader, type Mail, toMime } from '../mail.ts';
import { KeyTaken, NotSent, type Transport } from './transport.ts';

/** @param folder where the files go; made at the first message */
export function createOutbox(folder: string): Transport {
  return {
    name: 'outbox',
    remembersKeys: Infinity,

    async send(mail) {
      const path = pathOf(mail);
      const draft = `${path}.${crypto.randomUUID()}.draft`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch(notSent);
        await write(draft, await toMime(mail)).catch(notSent);
        // Unlike a rename, a link never replaces a file: the first of two equal keys wins.
        await link(draft, path).catch((error: unknown) => {
          if (!hasCode(error, 'EEXIST')) notSent(error);
        });
        if ((await writtenDigest(path)) !== mail.digest) throw new KeyTaken();
      } finally {
        // A draft left behind is untidy, and changes nothing of what became of the message.
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };

  function pathOf(mail: Mail): string {
    return join(folder, `${mail.id}.eml`);
  }
}

function notSent(error: unknown): never {
  throw new NotSent('not written', { cause: error });
}

/** Writes through to the disk, readable by nobody else: the message holds personal data. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    // Deno 2.1 has no FileHandle.sync().
    await promisify(fsync)(file.fd);
  } finally {
    await file.close();
  }
}

async function writtenDigest(path: string): Promise<string | undefined> {
  try {
    const head = await readFile(path, 'latin1');
    return new RegExp(`^${digestHeader}: (\\w+)`, 'im').exec(head)?.[1] ?? '';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
