// @vitest-environment node
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contactFunction,
  errorResponseSchema,
  functionsPath,
  idempotencyKeyHeader,
  requestIdHeader,
} from '../../supabase/functions/_shared/contract.ts';
import type { Store } from '../../supabase/functions/_shared/store/store.ts';
import { toKeep } from '../../supabase/functions/send-contact-email/written.ts';
import {
  contactMessage as message,
  contactRuntimes,
  contactSurroundings,
  runtimeNames,
  type Surroundings,
} from './support/contactRuntimes.ts';
import type { Served } from './support/runtimes.ts';
import { type Kind, kinds } from './support/stores.ts';

const outboxKey = 'k'.repeat(32);

describe.each(runtimeNames)('send-contact-email under %s', (runtime) => {
  let surroundings: Surroundings;
  let served: Served;
  let folder: string;
  let kind: Kind;
  let store: Store;
  let key: string;

  beforeAll(async () => {
    // Deno 2.1 has no SQLite.
    kind = await kinds[runtime === 'Deno 2.1' ? 'Postgres' : 'SQLite']!();
    store = kind.open();
    surroundings = await contactSurroundings({ ...kind.environment, OUTBOX_KEY: outboxKey });
    folder = surroundings.environment['OUTBOX_DIR']!;
    await mkdir(folder);
    served = await contactRuntimes[runtime](surroundings.environment);
  });
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await written();
    await kind.empty('mail_queue');
    await rm(folder, { recursive: true });
    await mkdir(folder);
  });
  afterAll(async () => {
    await served.stop();
    await store.close();
    await kind.close();
    await surroundings.clear();
  });

  /** The e-mails written, once the queue is empty. */
  async function written(): Promise<string[]> {
    await expect.poll(() => store.queue.list(1)).toEqual([]);
    return readdir(folder);
  }

  function send(body: unknown = message, init: RequestInit = {}): Promise<Response> {
    return fetch(`${served.origin}${functionsPath}${contactFunction}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'sv',
        [idempotencyKeyHeader]: key,
        ...(init.headers as Record<string, string>),
      },
    });
  }

  async function codeOf(response: Response): Promise<string> {
    expect(response.headers.get(requestIdHeader)).toBeTruthy();
    const text = await response.text();
    expect(text).not.toMatch(/\bat .*\.ts:/);
    return errorResponseSchema.parse(JSON.parse(text)).error.code;
  }

  it('writes one valid e-mail', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    const [file, ...others] = await written();
    expect(others).toEqual([]);
    const mail = await PostalMime.parse(await readFile(join(folder, file!)));
    expect(mail.to).toEqual([{ name: '', address: 'us@firm.example' }]);
    expect(mail.replyTo).toEqual([{ name: 'Åsa Öberg "Kula" 🎉', address: 'asa@foretag.example' }]);
    expect(mail.subject).toBe(
      '[sv] Contact form: Åsa Öberg "Kula" 🎉, Företaget AB Bcc: bo@foretag.example',
    );
    expect(mail.text).toContain(message.message);
    expect(mail.bcc).toBeUndefined();
  });

  it('allows CORS for its own origin', async () => {
    const response = await send(message, { headers: { origin: served.origin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(served.origin);
  });

  it('sends once for concurrent and repeated posts with one idempotency key', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send()));
    responses.push(await send());
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await written()).toHaveLength(1);
  });

  it('does not send a content that was moved from one row to another', async () => {
    const configuration = { outboxKey, wake: '' };
    const sealed = await toKeep([{ message, at: new Date().toISOString() }], configuration);
    const id = 'another';
    await store.queue.keep({ ...sealed, id }, false);
    await send();
    // After a failed attempt the retry pause is shorter than the lease of a minute.
    const left = async () =>
      (await store.queue.list(2)).map((one) => ({
        id: one.id,
        isTried: one.tries > 0 && one.dueAt!.getTime() - Date.now() <= 30_000,
      }));
    await expect.poll(left).toEqual([{ id, isTried: true }]);
    expect(await readdir(folder)).toHaveLength(1);
    await kind.empty('mail_queue');
  });

  it('does not send again if the outbox file exists, even if the store has no record', async () => {
    await send();
    expect(await written()).toHaveLength(1);
    await kind.empty('mail_queue');
    expect((await send()).status).toBe(200);
    expect(await written()).toHaveLength(1);
  });

  it('refuses a different message under the same key', async () => {
    await send();
    const response = await send({ ...message, message: 'Något annat' });
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('idempotency_conflict');
    expect(await written()).toHaveLength(1);
  });

  it.each<[string, unknown, RequestInit, number, string]>([
    ['a blank field', { ...message, firstName: ' ' }, {}, 422, 'invalid_request'],
    ['two addresses', { ...message, email: 'a@b.example,c@d.example' }, {}, 422, 'invalid_request'],
    ['broken JSON', '{', {}, 400, 'malformed_json'],
    ['33 KB', `"${'x'.repeat(33_000)}"`, {}, 413, 'body_too_large'],
    [
      'no key',
      message,
      { headers: { [idempotencyKeyHeader]: '' } },
      400,
      'invalid_idempotency_key',
    ],
    ['text', message, { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['PUT', message, { method: 'PUT' }, 405, 'method_not_allowed'],
    [
      'another site',
      message,
      { headers: { origin: 'https://x.example' } },
      403,
      'origin_not_allowed',
    ],
  ])('refuses %s', async (_what, body, init, status, code) => {
    const response = await send(body, init);
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
    expect(await written()).toEqual([]);
  });

  it("can be called by Supabase's client, which passes on the error code", async () => {
    const client = createClient(served.origin, 'public-anonymous-key');
    const headers = { [idempotencyKeyHeader]: key };
    const sent = await client.functions.invoke(contactFunction, { body: message, headers });
    expect(sent).toMatchObject({ data: { ok: true }, error: null });
    const body = { ...message, message: '' };
    const refused = await client.functions.invoke(contactFunction, { body, headers });
    expect(await codeOf(refused.error.context)).toBe('invalid_request');
  });
});
