// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../supabase/functions/_shared/store/store.ts';
import { noteLater } from '../../supabase/functions/send-contact-email/direct.ts';
import { contactRuntimes, postContact } from './support/contactRuntimes.ts';
import { keptMessages } from './support/keptMessages.ts';
import { kinds } from './support/stores.ts';

const hour = 3600;

describe.each(Object.entries(kinds))('unknown deliveries in %s', (_name, make) => {
  const all = keptMessages(make);

  it('are never retried without idempotency keys: the owner is told', async () => {
    await all.smtp.play({ data: 'drop' });
    await all.post();
    expect(await all.standing()).toEqual({ state: 'unknown', tries: 1, isDue: false });
    expect(all.lines.join('\n')).toContain('"event":"message_undelivered"');
    await all.smtp.play({});
    await all.kind.age(2 * hour);
    await all.send();
    expect(all.smtp.mails).toHaveLength(1);
    expect(await all.queue.late(hour)).toBe(1);
  });

  it('are retried with idempotency keys until these expire', async () => {
    all.overResend();
    const lost = { connection: 'drop', keeps: true } as const;
    all.resend.answers.push(lost);
    await all.post();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 1, isDue: true });
    await all.kind.age(60);
    await all.send();
    expect(await all.standing()).toBeUndefined();
    expect(all.resend.mails).toHaveLength(1);

    all.resend.answers.push(lost);
    await all.post();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 1, isDue: true });
    await all.kind.age(24 * hour);
    await all.send();
    expect(await all.standing()).toEqual({ state: 'unknown', tries: 2, isDue: false });
    expect(all.resend.mails).toHaveLength(2);
  });

  it('stay unknown if a later attempt fails', async () => {
    all.overResend();
    all.resend.answers.push({ connection: 'drop' });
    await all.post();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 1 });
    all.resend.answers.push({ status: 422, body: '{"name":"validation_error"}' });
    await all.kind.age(60);
    await all.send();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 2, isDue: true });
  });

  it('are sent although the store cannot record it', async () => {
    noteLater({ id: crypto.randomUUID(), digest: 'd' });
    const note = vi.spyOn(all.queue, 'noteSent').mockRejectedValueOnce(new Error('locked'));
    vi.spyOn(console, 'warn').mockReturnValue();
    await all.post();
    expect(note).toHaveBeenCalledTimes(3);
    expect(all.smtp.mails).toHaveLength(1);
    note.mockRestore();
  });

  it('are sent once if a second request comes without the store', async () => {
    await all.smtp.play({ data: 'stall' });
    const key = crypto.randomUUID();
    await postContact(all.served, key);
    await expect.poll(() => all.smtp.mails.length).toBe(1);
    const keep = vi.spyOn(all.queue, 'keep').mockRejectedValueOnce(new StoreError('late'));
    const second = postContact(all.served, key);
    await expect.poll(() => keep.mock.calls.length).toBe(1);
    await all.smtp.play({});
    all.smtp.resume();
    expect((await second).code).toBe('sent');
    expect(all.smtp.mails).toHaveLength(1);
    keep.mockRestore();
  });

  it('are also sent by the instance that the database calls', async () => {
    const deno = await contactRuntimes.Deno({
      ...all.surroundings.environment,
      SUPABASE_URL: all.served.origin,
    });
    await all.smtp.play({ rcpt: 450 });
    expect((await postContact(deno, crypto.randomUUID())).code).toBe('sent');
    const rows = (await all.kind.rows('mail_queue')) as { wake?: string }[];
    const due = `${all.served.origin}/functions/v1/send-contact-email/due`;
    // With SQLite the server polls.
    expect([due, undefined]).toContain(rows[0]!.wake);
    // The retry pause is shorter than the lease.
    await expect.poll(() => all.pause()).toBeLessThanOrEqual(30);
    await all.smtp.play({});
    await all.kind.age(60);
    const call = (body: string) =>
      fetch(`${deno.origin}/functions/v1/send-contact-email/due`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await call('rubbish')).status).toBe(400);
    expect((await call('{}')).status).toBe(200);
    await expect.poll(() => all.smtp.mails.length).toBe(1);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await call('{}')).status),
    );
    expect(statuses).toContain(429);
    await deno.stop();
  }, 20_000);

  it('are sent once if the owner decides to send them meanwhile', async () => {
    await all.smtp.play({ rcpt: 'stall' });
    const before = all.smtp.recipients();
    await postContact(all.served, crypto.randomUUID());
    await expect.poll(() => all.smtp.recipients()).toBe(before + 1);
    // Nothing is transmitted yet, so the worker may lose its lease.
    const [row] = await all.queue.list(1);
    expect(await all.queue.decide(row!.id, 'waiting')).toBe(true);
    await all.smtp.play({});
    const sending = all.send();
    await expect.poll(() => all.smtp.mails.length).toBe(1);
    all.smtp.resume();
    await sending;
    expect(all.smtp.mails).toHaveLength(1);
    expect(await all.standing()).toBeUndefined();
  });
});
