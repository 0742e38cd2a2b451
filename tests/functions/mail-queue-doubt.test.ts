// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../supabase/functions/_shared/store/store.ts';
import { noteLater } from '../../supabase/functions/send-contact-email/direct.ts';
import { contactRuntimes, postContact } from './support/contactRuntimes.ts';
import { keptMessages } from './support/keptMessages.ts';
import { kinds } from './support/stores.ts';

const hour = 3600;

describe.each(Object.entries(kinds))('messages in doubt, kept in %s', (_name, make) => {
  const all = keptMessages(make);

  it('never go twice to a server that knows no keys: where it is unknown, somebody has to look', async () => {
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

  it('go again to one that knows keys, for as long as it does', async () => {
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

  it('stay in doubt where a later attempt surely fails', async () => {
    all.overResend();
    all.resend.answers.push({ connection: 'drop' });
    await all.post();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 1 });
    all.resend.answers.push({ status: 422, body: '{"name":"validation_error"}' });
    await all.kind.age(60);
    await all.send();
    expect(await all.standing()).toMatchObject({ state: 'unknown', tries: 2, isDue: true });
  });

  it('go out although the store does not take a note', async () => {
    noteLater({ id: crypto.randomUUID(), digest: 'd' });
    const note = vi.spyOn(all.queue, 'noteSent').mockRejectedValueOnce(new Error('locked'));
    vi.spyOn(console, 'warn').mockReturnValue();
    await all.post();
    expect(note).toHaveBeenCalledTimes(3);
    expect(all.smtp.mails).toHaveLength(1);
    note.mockRestore();
  });

  it('that are being sent go out once, also for who comes without the store', async () => {
    await all.smtp.play({ data: 'stall' });
    const key = crypto.randomUUID();
    await postContact(all.served, key);
    await expect.poll(() => all.smtp.mails.length).toBe(1);
    const keep = vi.spyOn(all.queue, 'keep').mockRejectedValueOnce(new StoreError('late'));
    const second = postContact(all.served, key);
    await expect.poll(() => keep.mock.calls.length).toBe(1);
    await all.smtp.play({});
    all.smtp.goOn();
    expect((await second).code).toBe('sent');
    expect(all.smtp.mails).toHaveLength(1);
    keep.mockRestore();
  });

  it('are sent by whom the database calls, too', async () => {
    const deno = await contactRuntimes.Deno({
      ...all.surroundings.environment,
      SUPABASE_URL: all.served.origin,
    });
    await all.smtp.play({ rcpt: 450 });
    expect((await postContact(deno, crypto.randomUUID())).code).toBe('sent');
    const rows = (await all.kind.rows('mail_queue')) as { wake?: string }[];
    const due = `${all.served.origin}/functions/v1/send-contact-email/due`;
    // A file's server looks for itself.
    expect([due, undefined]).toContain(rows[0]!.wake);
    // The pause is shorter than the time for which it belongs to whoever took it.
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

  it('that somebody sends while they are sent go out once', async () => {
    await all.smtp.play({ rcpt: 'stall' });
    const before = all.smtp.recipients();
    await postContact(all.served, crypto.randomUUID());
    await expect.poll(() => all.smtp.recipients()).toBe(before + 1);
    // The first has not been handed over yet: it may be taken away from whoever sends it.
    const [row] = await all.queue.list(1);
    expect(await all.queue.decide(row!.id, 'waiting')).toBe(true);
    await all.smtp.play({});
    const sending = all.send();
    await expect.poll(() => all.smtp.mails.length).toBe(1);
    all.smtp.goOn();
    await sending;
    expect(all.smtp.mails).toHaveLength(1);
    expect(await all.standing()).toBeUndefined();
  });
});
