import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSqliteStore } from '../../supabase/functions/_shared/store/sqliteStore.ts';
import { toKeep } from '../../supabase/functions/send-contact-email/written.ts';
import { startSmtp } from '../../tests/functions/support/smtp.ts';
import { writeSite } from '../build/output.ts';
import { readRecord } from '../hosts/build-record.ts';
import type { Health } from './health.ts';

const script = fileURLToPath(new URL('../serve.mjs', import.meta.url));
const chatSite = new URL(
  '../../supabase/functions/chat-with-ai/site/vocabularies.generated.json',
  import.meta.url,
);

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const files = new Map([['/index.html', '<p>Home</p>']]);
  writeSite(pathToFileURL(`${site}/`), files, { languages: ['en'], headers: {}, chat: '' });
  return () => rmSync(site, { recursive: true });
});

function serve(
  environment: Record<string, string>,
  folder = site,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, script],
) {
  const state = { PORT: '0', STATE_FILE: path.join(site, 'state') };
  const child = spawn(command, [...args, '--site', folder], {
    env: { PATH: process.env['PATH'], ...state, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const errors = text(child.stderr!);
  const ready = Promise.race([
    once(child.stdout!, 'data').then(([line]) => String(line)),
    exit.then(async () => Promise.reject(new Error(await errors))),
  ]);
  // Whoever expects it not to start asks for its errors instead.
  ready.catch(() => {});
  return { child, exit, ready, errors };
}

const originIn = (line: string) => /^Serving (\S+)\n$/m.exec(line)![1]!;

describe('a server', () => {
  test('prints its address once it answers, and exits with 0 on a signal', async () => {
    const { child, exit, ready } = serve({});
    const line = await ready;
    expect(line).toMatch(/^Serving http:\/\/127\.0\.0\.1:\d+\n$/);
    // A connection that is kept open does not hold it up.
    const response = await fetch(originIn(line));
    expect(await response.text()).toBe('<p>Home</p>');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });

  test('exits with 0 when its npm gets the signal', async () => {
    const { child, exit, ready } = serve({}, site, ['npm', 'run', '--silent', 'serve', '--']);
    const origin = originIn(await ready);
    expect(await fetch(origin)).toMatchObject({ status: 200 });
    child.kill('SIGTERM');
    await exit;
    const answers = () =>
      fetch(origin).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
  });

  test('has a health endpoint', async () => {
    const answer = await fetch(new URL('/healthz', originIn(await serve({}).ready)));
    const { version, built } = readRecord(site)!;
    // Before the first build there is nothing that the chat could answer from.
    const faults = existsSync(chatSite) ? [] : ['function_missing'];
    expect(answer).toMatchObject({ status: faults.length > 0 ? 503 : 200 });
    expect(await answer.json()).toEqual({
      version,
      built,
      store: 'sqlite',
      transport: 'outbox',
      model: 'none',
      faults,
      warnings: ['no_mail_provider'],
    });
  });

  test('serves pages while the database is down, and reports it', async () => {
    const { child, exit, ready, errors } = serve({
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      OUTBOX_DIR: path.join(site, 'outbox'),
    });
    const origin = originIn(await ready);
    expect(await fetch(origin)).toMatchObject({ status: 200 });
    const answer = await fetch(new URL('/healthz', origin));
    expect(answer).toMatchObject({ status: 503 });
    const { store, faults } = (await answer.json()) as Health;
    expect(store).toBe('postgres');
    expect(faults).toContain('store_unavailable');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(await errors).toMatch(
      /"event":"store_unavailable","reason":"DATABASE_URL: the database/,
    );
  });

  test('stops when its parent process is gone', async () => {
    const { child, exit, ready } = serve({});
    await ready;
    child.disconnect();
    expect(await exit).toBe(0);
  });
});

test('finishes messages in progress before it stops; the next server sends the rest', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const environment = {
    STATE_FILE: path.join(site, 'stopped', 'state'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    VITE_CONTACT_EMAIL: 'us@firm.example',
  };
  const store = createSqliteStore(environment.STATE_FILE);
  onTestFinished(() => store.close());
  for (let at = 0; at < 9; at += 1) {
    const message = { firstName: 'Bo', lastName: 'Ek', email: 'bo@b.example', message: String(at) };
    const written = { message, at: new Date().toISOString() };
    await store.queue.keep(await toKeep([written], { outboxKey: '', wake: '' }), false);
  }
  await smtp.play({ slow: 700 });
  const { child, exit, ready } = serve(environment);
  await ready;
  await expect.poll(() => smtp.mails.length).toBeGreaterThan(0);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const left = await store.queue.list(9);
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(['waiting']));
  expect(smtp.mails).toHaveLength(9 - left.length);
  await smtp.play({});
  await serve(environment).ready;
  await expect.poll(() => smtp.mails.length).toBe(9);
});

describe('failures at the start are reported briefly', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exit, errors } = serve({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(await errors).toMatch(/^Cannot listen on 127\.0\.0\.1: port \d+ is taken\..*\n$/m);
  });

  test.each([
    [{ PORT: 'web' }, /^PORT: must be a number from 0 to 65535, but is "web"\n$/m],
    [{ VITE_SITE_URL: 'skillspurt' }, /VITE_SITE_URL: must be an http\(s\) address/],
    [{ CONTACT_TO: 'nobody' }, /CONTACT_TO must be one address/],
    [{ STATE_FILE: path.join(script, 'state') }, /^STATE_FILE: .*state cannot be used: E/m],
  ])('%j', async (environment, words) => {
    const { exit, errors } = serve(environment);
    expect(await exit).toBe(1);
    expect(await errors).toMatch(words);
    expect(await errors).not.toContain('    at ');
  });

  test('a site that was not built', async () => {
    const { exit, errors } = serve({}, path.join(site, 'nothing'));
    expect(await exit).toBe(1);
    expect(await errors).toMatch(/^There is no built site in .*: npm run build\n$/);
  });
});
