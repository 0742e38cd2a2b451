import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { idempotencyKeyHeader } from '../_shared/contract.ts';
import { handler } from './handler.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('says with each message that nobody gets it where no mail provider is set, and when', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('STATE_FILE', join(folder, 'state'));
  vi.stubEnv('OUTBOX_DIR', join(folder, 'outbox'));
  vi.spyOn(console, 'info').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const message = {
    firstName: 'Åsa',
    lastName: 'Öberg',
    email: 'asa@foretag.example',
    message: 'Hej!',
  };
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: crypto.randomUUID() },
    body: JSON.stringify(message),
  });
  const response = await handler(request, { address: '192.0.2.7' });
  expect(response.status).toBe(200);
  await expect.poll(() => warn).toHaveBeenCalled();
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line as string) as { time: string });
  expect(lines).toMatchObject([{ level: 'warn', event: 'kept_in_outbox' }]);
  expect(Date.now() - Date.parse(lines[0]!.time)).toBeLessThan(60_000);
  expect(JSON.stringify(lines)).not.toContain('foretag');
});
