// @vitest-environment node
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import { storeOf } from '../../supabase/functions/_shared/store/store.ts';
import { sendDue } from '../../supabase/functions/send-contact-email/sendDue.ts';
import { stopClock } from './support/clock.ts';
import {
  contactMessage,
  contactRuntimes,
  contactSurroundings,
  postContact,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { type Resend, startResend } from './support/resend.ts';
import type { Served } from './support/runtimes.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';

describe('while the store is unavailable', () => {
  let database: Postgres;
  let surroundings: Surroundings;
  let smtp: Smtp;
  let resend: Resend;
  let served: Served;
  let key: string;

  beforeAll(async () => {
    [database, smtp, resend] = await Promise.all([
      startPostgres(),
      startSmtp(),
      startResend('re_123'),
    ]);
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RESEND_BASE_URL: resend.origin,
      DATABASE_URL: database.address,
    });
    served = await contactRuntimes.Node({});
    await database.kill();
  }, 60_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
    resend.mails.length = 0;
  });
  afterAll(async () => {
    await (await storeOf(readConfiguration(process.env))).close();
    await Promise.all([served.stop(), smtp.stop(), resend.stop(), database.stop()]);
    await surroundings.clear();
  });

  const post = async (message = contactMessage) => (await postContact(served, key, message)).code;

  it('sends a message directly, once', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => post()));
    expect(new Set(codes)).toEqual(new Set(['sent']));
    expect(await post()).toBe('sent');
    expect(smtp.mails).toHaveLength(1);
    expect(await post({ ...contactMessage, message: 'Något annat' })).toBe('idempotency_conflict');
  });

  it('reports a failed delivery, and sends the visitor’s retry', async () => {
    await smtp.play({ rcpt: 450 });
    expect(await post()).toBe('delivery_failed');
    await smtp.play({});
    expect(await post()).toBe('sent');
    expect(smtp.mails).toHaveLength(1);
  });

  it('does not retry when delivery is unknown', async () => {
    await smtp.play({ data: 'drop' });
    expect(await post()).toBe('delivery_unknown');
    await smtp.play({});
    expect(await post()).toBe('delivery_unknown');
    expect(smtp.mails).toHaveLength(1);
  });

  it('retries an unknown delivery if the transport has idempotency keys', async () => {
    vi.stubEnv('SMTP_URL', '');
    vi.stubEnv('RESEND_API_KEY', 're_123');
    const lost = { connection: 'drop', keeps: true } as const;
    resend.answers.push(lost);
    expect(await post()).toBe('delivery_unknown');
    expect(await post()).toBe('sent');
    expect(resend.mails).toHaveLength(1);
    vi.stubEnv('RESEND_API_KEY', '');
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${smtp.port}`);
  });

  it('refuses messages beyond the global limit', async () => {
    vi.stubEnv('CONTACT_LIMIT_PER_TEN_MINUTES', '1');
    vi.stubEnv('TRUSTED_PROXY_HEADER', 'X-Forwarded-For');
    const codes = [];
    for (let from = 0; from < 26; from += 1) {
      const headers = { 'x-forwarded-for': `198.51.${from}.1` };
      const sent = postContact(served, crypto.randomUUID(), contactMessage, 'sv', headers);
      codes.push((await sent).code);
    }
    vi.stubEnv('CONTACT_LIMIT_PER_TEN_MINUTES', '1000000');
    expect(codes.at(-1)).toBe('unavailable');
    expect(smtp.mails.length).toBeLessThanOrEqual(25);
  });

  it('answers in time even if the mail server stalls', async () => {
    await smtp.play({ data: 'stall' });
    const pass = stopClock();
    const answered = vi.fn();
    const code = post().finally(answered);
    await expect.poll(() => smtp.mails.length).toBe(1);
    await pass(4000);
    expect(answered).not.toHaveBeenCalled();
    await pass(500);
    expect(await code).toBe('delivery_unknown');
  });

  it('does not send a direct message again when the store is back', async () => {
    await smtp.play({ data: 'drop' });
    expect(await post()).toBe('delivery_unknown');
    const sent = crypto.randomUUID();
    await smtp.play({});
    expect((await postContact(served, sent)).code).toBe('sent');
    await database.restart();
    const store = await storeOf(readConfiguration(process.env));
    await expect.poll(() => store.salt().catch(() => '')).not.toBe('');
    await sendDue(readConfiguration(process.env));
    const [noted] = await database.query<{ count: string }>(
      `select count(*) from website.mail_queue where state = 'sent'`,
    );
    expect(Number(noted!.count)).toBeGreaterThan(0);
    expect(await post()).toBe('delivery_unknown');
    expect((await postContact(served, sent)).code).toBe('sent');
    await sendDue(readConfiguration(process.env));
    expect(smtp.mails).toHaveLength(2);
    // The store has recorded its key.
    const rows = await database.query<{ state: string }>('select state from website.mail_queue');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  }, 20_000);
});
