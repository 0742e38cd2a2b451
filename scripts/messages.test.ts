// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailState } from '../supabase/functions/_shared/store/mailQueue.ts';
import { createSqliteStore } from '../supabase/functions/_shared/store/sqliteStore.ts';
import { toKeep } from '../supabase/functions/send-contact-email/written.ts';

const script = fileURLToPath(new URL('messages.ts', import.meta.url));
const secret = 'k'.repeat(32);

let folder: string;
let outbox: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  outbox = join(folder, 'outbox');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function messages(...options: string[]): Promise<{ out: string; errors: string }> {
  const environment = {
    PATH: process.env['PATH'],
    STATE_FILE: join(folder, 'state'),
    OUTBOX_DIR: outbox,
    OUTBOX_KEY: secret,
  };
  const run = promisify(execFile)(process.execPath, [script, ...options], { env: environment });
  const { stdout, stderr } = await run.catch(
    (error) => error as { stdout: string; stderr: string },
  );
  return { out: stdout, errors: stderr };
}

type State = Exclude<MailState, 'sending' | 'sent'>;

/** @param id of hexadecimal digits, as fingerprints are */
async function keep(id: string, state: State, outboxKey = secret): Promise<void> {
  const store = createSqliteStore(join(folder, 'state'));
  const message = { firstName: 'Åsa', lastName: 'Ek', email: `${id}@b.example`, message: id };
  const written = { message, language: 'sv', at: '2026-11-24T17:30:00.000Z' };
  const mail = await toKeep([written], { outboxKey, wake: '' }, { id, digest: id, likeness: id });
  await store.queue.keep(mail, state === 'held');
  if (state !== 'held') await store.queue.settle({ id, tries: 0 }, state);
  await store.close();
}

it('reports an empty queue, and a missing store', async () => {
  expect((await messages()).errors).toMatch(/^STATE_FILE: there is no .*state\n$/);
  createSqliteStore(join(folder, 'state'));
  expect((await messages()).out).toBe('Every message has been delivered.\n');
});

it('lists the queue with state and sender', async () => {
  await keep('aaaa', 'failed');
  await keep('bbbb', 'unknown');
  await keep('cccc', 'held');
  await keep('dddd', 'waiting', 'x'.repeat(32));
  const { out } = await messages();
  expect(out).toMatch(/aaaa .*given up.*aaaa@b\.example/);
  expect(out).toMatch(/bbbb .*may have arrived.*bbbb@b\.example/);
  expect(out).toMatch(/cccc .*waits to be told with others.*UTC.*cccc@b\.example/);
  expect(out).toMatch(/dddd .*sealed with another OUTBOX_KEY/);
});

it('sends all unsent messages, and unknown deliveries by name', async () => {
  await keep('aaaa', 'failed');
  await keep('bbbb', 'unknown');
  await keep('cccc', 'held');
  expect((await messages('send', 'all')).out).toContain('bbbb@b.example');
  expect(readdirSync(outbox).sort((a, b) => a.localeCompare(b))).toEqual(['aaaa.eml', 'cccc.eml']);
  expect((await messages('send', 'bb')).out).toBe('Every message has been delivered.\n');
  expect(readdirSync(outbox)).toContain('bbbb.eml');
});

it('sends nothing for an unknown or ambiguous name', async () => {
  await keep('abaa', 'failed');
  await keep('abbb', 'failed');
  for (const name of ['ab', 'ff']) {
    expect((await messages('send', 'abaa', name)).errors).toContain(
      `${name}: no message, or several`,
    );
  }
  expect((await messages()).out).toContain('given up');
});

it('removes messages that have arrived', async () => {
  await keep('aaaa', 'unknown');
  await keep('bbbb', 'failed');
  const { out } = await messages('done', 'aa');
  expect(out).not.toContain('aaaa');
  expect(out).toContain('bbbb');
});

it('exports the complete queue', async () => {
  await keep('aaaa', 'failed');
  const line = JSON.parse((await messages('export')).out) as object;
  expect(line).toMatchObject({
    id: 'aaaa',
    state: 'failed',
    written: [{ message: { email: 'aaaa@b.example', message: 'aaaa' }, language: 'sv' }],
  });
});

it('prints its usage for unknown commands', async () => {
  createSqliteStore(join(folder, 'state'));
  expect((await messages('delete')).errors).toMatch(/^npm run messages \[/);
  expect((await messages('--help')).errors).toMatch(/^Unknown option '--help'/);
});
