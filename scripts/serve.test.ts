import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'serve-'));
  writeFileSync(path.join(site, 'index.html'), '<p>Home</p>');
  return () => rmSync(site, { recursive: true });
});

function serve(environment: Record<string, string>, folder = site) {
  const child = spawn(process.execPath, [script, '--site', folder], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = once(child.stdout!, 'data').then(([line]) => String(line));
  return { child, exit, ready, errors: text(child.stderr!) };
}

describe('a server', () => {
  test('prints its address once it answers, and stops well when told to', async () => {
    const { child, exit, ready } = serve({ PORT: '0' });
    const line = await ready;
    expect(line).toMatch(/^Serving http:\/\/127\.0\.0\.1:\d+\n$/);
    // A connection that is kept open does not hold it up.
    const response = await fetch(line.slice('Serving '.length).trim());
    expect(await response.text()).toBe('<p>Home</p>');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });

  test('stops when the process that began it is gone', async () => {
    const { child, exit, ready } = serve({ PORT: '0' });
    await ready;
    child.disconnect();
    expect(await exit).toBe(0);
  });
});

describe('what keeps it from starting is told in few words', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exit, errors } = serve({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(await errors).toMatch(/^Cannot listen on 127\.0\.0\.1: port \d+ is taken\..*\n$/);
  });

  test.each([
    [{ PORT: 'web' }, /^PORT: must be a number from 0 to 65535, but is "web"\n$/],
    [{ VITE_SITE_URL: 'skillspurt' }, /VITE_SITE_URL: must be an http\(s\) address/],
    [{ CONTACT_TO: 'nobody' }, /CONTACT_TO must be one address/],
  ])('%j', async (environment, words) => {
    const { exit, errors } = serve({ PORT: '0', ...environment });
    expect(await exit).toBe(1);
    expect(await errors).toMatch(words);
    expect(await errors).not.toContain('    at ');
  });

  test('a site that was not built', async () => {
    const { exit, errors } = serve({ PORT: '0' }, path.join(site, 'nothing'));
    expect(await exit).toBe(1);
    expect(await errors).toMatch(/^There is no built site in .*: npm run build\n$/);
  });
});
