// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { toKeep } from '../../supabase/functions/send-contact-email/written.ts';
import { contactMessage } from './support/contactRuntimes.ts';
import { keptMessages } from './support/keptMessages.ts';
import { kinds } from './support/stores.ts';

const hour = 3600;

describe.each(Object.entries(kinds))('messages queued in %s', (_name, make) => {
  const all = keptMessages(make);

  it.each([
    ['451 to the message', { data: 451 }],
    ['550 to the recipient', { rcpt: 550 }],
    ['no server', { connection: 'refused' }],
  ] as const)('are retried with exponential backoff: %s', async (_what, play) => {
    await all.smtp.play(play);
    expect(await all.post()).toBe('sent');
    expect(await all.standing()).toEqual({ state: 'waiting', tries: 1, isDue: true });
    const pauses = [];
    for (let tries = 1; tries < 10; tries += 1) {
      const seconds = await all.pause();
      pauses.push(Math.round(seconds / 30) * 30);
      await all.kind.age(seconds + 1);
      await all.send();
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await all.smtp.play({});
    await all.kind.age(hour);
    await all.send();
    expect(all.smtp.mails).toHaveLength(1);
    expect(await all.standing()).toBeUndefined();
    expect(JSON.stringify(await all.kind.rows('mail_queue'))).not.toContain('Vad kostar');
  });

  it('respect Retry-After, up to an hour', async () => {
    all.overResend();
    const body = '{"name":"daily_quota_exceeded"}';
    all.resend.answers.push({ status: 429, headers: { 'retry-after': '900' }, body });
    await all.post();
    expect(await all.pause()).toBeGreaterThan(890);
    all.resend.answers.push({ status: 429, headers: { 'retry-after': '900000' }, body });
    await all.kind.age(900);
    await all.send();
    expect(await all.pause()).toBeLessThanOrEqual(hour);
  });

  it('fail after 48 hours, are reported, and can still be sent by the owner', async () => {
    await all.smtp.play({ rcpt: 450 });
    await all.post();
    await all.kind.age(48 * hour - 30);
    await all.send();
    expect(await all.standing()).toEqual({ state: 'failed', tries: 2, isDue: false });
    expect(await all.queue.late(hour)).toBe(1);
    expect(all.lines.join('\n')).toContain('"event":"message_undelivered"');
    expect(all.lines.join('\n')).not.toMatch(/foretag|Vad kostar/);
    await all.smtp.play({});
    await all.kind.age(hour);
    await all.send();
    expect(all.smtp.mails).toEqual([]);
    const [row] = await all.queue.list(1);
    await all.queue.decide(row!.id, 'waiting');
    await all.send();
    expect(all.smtp.mails).toHaveLength(1);
  });

  it('are sent however long no server ran', async () => {
    await all.smtp.play({ rcpt: 450 });
    await all.post();
    await all.smtp.play({});
    await all.kind.age(60 * hour);
    await all.send();
    expect(all.smtp.mails).toHaveLength(1);
  });

  it('are encrypted if there is a key, and wait for that key', async () => {
    vi.stubEnv('OUTBOX_KEY', 'k'.repeat(32));
    await all.smtp.play({ rcpt: 450 });
    await all.post();
    expect(JSON.stringify(await all.kind.rows('mail_queue'))).not.toMatch(
      /foretag|Vad kostar|Öberg/,
    );
    await all.smtp.play({});
    vi.stubEnv('OUTBOX_KEY', 'another key of 32 characters....');
    await all.kind.age(60);
    await all.send();
    expect(await all.standing()).toMatchObject({ state: 'waiting', tries: 2 });
    expect(all.lines.join('\n')).toContain('"event":"message_unreadable"');
    vi.stubEnv('OUTBOX_KEY', 'k'.repeat(32));
    await all.kind.age(120);
    await all.send();
    expect(all.smtp.mails).toHaveLength(1);
  });

  it('are sent four at a time, so that a stalled one does not block the others', async () => {
    await all.smtp.play({ data: 'stall' });
    for (let at = 0; at < 8; at += 1) {
      const message = { ...contactMessage, message: `Nummer ${at}` };
      const written = { message, at: new Date().toISOString() };
      await all.queue.keep(await toKeep([written], { outboxKey: '', wake: '' }), false);
    }
    const sending = all.send();
    // None of the first has been answered yet.
    await expect.poll(() => all.smtp.mails.length).toBe(4);
    expect(await all.queue.list(9)).toHaveLength(8);
    await all.smtp.play({});
    all.smtp.resume();
    await sending;
    expect(all.smtp.mails).toHaveLength(8);
  });

  it('are written to the outbox by default', async () => {
    vi.stubEnv('SMTP_URL', '');
    await all.post();
    expect(await all.standing()).toBeUndefined();
    expect(await readdir(all.surroundings.environment['OUTBOX_DIR']!)).toHaveLength(1);
  });
});
