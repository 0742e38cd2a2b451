// @vitest-environment node
import { readdir } from 'node:fs/promises';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import type { MailQueue } from '../../supabase/functions/_shared/store/mailQueue.ts';
import { type Store, storeOf } from '../../supabase/functions/_shared/store/store.ts';
import { sendDue, sendingEnded } from '../../supabase/functions/send-contact-email/sendDue.ts';
import {
  contactRuntimes,
  contactSurroundings,
  postContact,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { type Resend, startResend } from './support/resend.ts';
import type { Served } from './support/runtimes.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';
import { type Kind, kinds } from './support/stores.ts';

const hour = 3600;

describe.each(Object.entries(kinds))('messages kept in %s', (_name, make) => {
  let kind: Kind;
  let surroundings: Surroundings;
  let smtp: Smtp;
  let resend: Resend;
  let served: Served;
  let store: Store;
  let queue: MailQueue;
  let lines: string[];

  beforeAll(async () => {
    smtp = await startSmtp();
    resend = await startResend('re_123');
    kind = await make();
    served = await contactRuntimes.Node({});
  }, 60_000);
  beforeEach(async () => {
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RESEND_BASE_URL: resend.origin,
      ...kind.environment,
    });
    lines = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    store = await storeOf(readConfiguration(process.env));
    ({ queue } = store);
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
    resend.mails.length = 0;
    resend.answers.length = 0;
    await kind.empty('mail_queue');
    await surroundings.clear();
  });
  afterAll(async () => {
    await Promise.all([served.stop(), smtp.stop(), resend.stop()]);
    await store.close();
    await kind.close();
  });

  const overResend = () => {
    vi.stubEnv('SMTP_URL', '');
    vi.stubEnv('RESEND_API_KEY', 're_123');
  };
  const send = () => sendDue(readConfiguration(process.env));
  /** Resolves once the first attempt is over. */
  const post = async () => {
    const { code } = await postContact(served, crypto.randomUUID());
    await sendingEnded();
    return code;
  };
  const standing = async () => {
    const [row] = await queue.list(1);
    return row && { state: row.state, tries: row.tries, isDue: row.dueAt !== undefined };
  };
  /** The seconds until the message is tried. */
  const pause = async () => {
    const [row] = await queue.list(1);
    return Math.round((row!.dueAt!.getTime() - Date.now()) / 1000);
  };

  it.each([
    ['451 to the message', { data: 451 }],
    ['550 to the recipient', { rcpt: 550 }],
    ['nobody there', { connection: 'refused' }],
  ] as const)('are tried again with growing pauses: %s', async (_what, play) => {
    await smtp.play(play);
    expect(await post()).toBe('sent');
    expect(await standing()).toEqual({ state: 'waiting', tries: 1, isDue: true });
    const pauses = [];
    for (let tries = 1; tries < 10; tries += 1) {
      const seconds = await pause();
      pauses.push(Math.round(seconds / 30) * 30);
      await kind.age(seconds + 1);
      await send();
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await smtp.play({});
    await kind.age(hour);
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect(await standing()).toBeUndefined();
    expect(JSON.stringify(await kind.rows('mail_queue'))).not.toContain('Vad kostar');
  });

  it('wait as long as they are told to', async () => {
    overResend();
    const body = '{"name":"daily_quota_exceeded"}';
    resend.answers.push({ status: 429, headers: { 'retry-after': '9000' }, body });
    await post();
    expect(await pause()).toBeGreaterThan(8990);
  });

  it('are given up after 48 hours, told of, and sent all the same when somebody says so', async () => {
    await smtp.play({ rcpt: 450 });
    await post();
    await kind.age(48 * hour - 30);
    await send();
    expect(await standing()).toEqual({ state: 'failed', tries: 2, isDue: false });
    expect(await queue.late(hour)).toBe(1);
    expect(lines.join('\n')).toContain('"event":"message_undelivered"');
    expect(lines.join('\n')).not.toMatch(/foretag|Vad kostar/);
    await smtp.play({});
    await kind.age(hour);
    await send();
    expect(smtp.mails).toEqual([]);
    const [row] = await queue.list(1);
    await queue.settle(row!.id, 'waiting', 0);
    await send();
    expect(smtp.mails).toHaveLength(1);
  });

  it('are sent however long nobody was there to send them', async () => {
    await smtp.play({ rcpt: 450 });
    await post();
    await smtp.play({});
    await kind.age(60 * hour);
    await send();
    expect(smtp.mails).toHaveLength(1);
  });

  it('never go twice to a server that knows no keys: where it is unknown, somebody has to look', async () => {
    await smtp.play({ data: 'drop' });
    await post();
    expect(await standing()).toEqual({ state: 'unknown', tries: 1, isDue: false });
    expect(lines.join('\n')).toContain('"event":"message_undelivered"');
    await smtp.play({});
    await kind.age(2 * hour);
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect(await queue.late(hour)).toBe(1);
  });

  it('go again to one that knows keys, for as long as it does', async () => {
    overResend();
    const lost = { connection: 'drop', keeps: true } as const;
    resend.answers.push(lost);
    await post();
    expect(await standing()).toMatchObject({ state: 'unknown', tries: 1, isDue: true });
    await kind.age(60);
    await send();
    expect(await standing()).toBeUndefined();
    expect(resend.mails).toHaveLength(1);

    resend.answers.push(lost);
    await post();
    expect(await standing()).toMatchObject({ state: 'unknown', tries: 1, isDue: true });
    await kind.age(24 * hour);
    await send();
    expect(await standing()).toEqual({ state: 'unknown', tries: 2, isDue: false });
    expect(resend.mails).toHaveLength(2);
  });

  it('stay in doubt where a later attempt surely fails', async () => {
    overResend();
    resend.answers.push({ connection: 'drop' });
    await post();
    expect(await standing()).toMatchObject({ state: 'unknown', tries: 1 });
    resend.answers.push({ status: 422, body: '{"name":"validation_error"}' });
    await kind.age(60);
    await send();
    expect(await standing()).toMatchObject({ state: 'unknown', tries: 2, isDue: true });
  });

  it('lie there sealed where there is a key, and wait for that key', async () => {
    vi.stubEnv('OUTBOX_KEY', 'k'.repeat(32));
    await smtp.play({ rcpt: 450 });
    await post();
    expect(JSON.stringify(await kind.rows('mail_queue'))).not.toMatch(/foretag|Vad kostar|Öberg/);
    await smtp.play({});
    vi.stubEnv('OUTBOX_KEY', 'another key of 32 characters....');
    await kind.age(60);
    await send();
    expect(await standing()).toMatchObject({ state: 'waiting', tries: 2 });
    expect(lines.join('\n')).toContain('"event":"message_unreadable"');
    vi.stubEnv('OUTBOX_KEY', 'k'.repeat(32));
    await kind.age(120);
    await send();
    expect(smtp.mails).toHaveLength(1);
  });

  it('are sent by whom the database calls, too', async () => {
    const deno = await contactRuntimes.Deno({
      ...surroundings.environment,
      SUPABASE_URL: served.origin,
    });
    await smtp.play({ rcpt: 450 });
    expect((await postContact(deno, crypto.randomUUID())).code).toBe('sent');
    // The pause is shorter than the time for which it belongs to whoever took it.
    await expect.poll(pause).toBeLessThanOrEqual(30);
    await smtp.play({});
    await kind.age(60);
    const call = (body: string) =>
      fetch(`${deno.origin}/functions/v1/send-contact-email/due`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await call('rubbish')).status).toBe(400);
    expect((await call('{}')).status).toBe(200);
    await expect.poll(() => smtp.mails.length).toBe(1);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await call('{}')).status),
    );
    expect(statuses).toContain(429);
    await deno.stop();
  }, 20_000);

  it('lie in the outbox where nothing else is set', async () => {
    vi.stubEnv('SMTP_URL', '');
    await post();
    expect(await standing()).toBeUndefined();
    expect(await readdir(surroundings.environment['OUTBOX_DIR']!)).toHaveLength(1);
  });
});
