// @vitest-environment node
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { foldingSeconds, mostHeld } from '../../supabase/functions/_shared/store/mailQueue.ts';
import { sendingEnded } from '../../supabase/functions/send-contact-email/sendDue.ts';
import { toKeep } from '../../supabase/functions/send-contact-email/written.ts';
import { contactMessage, postContact } from './support/contactRuntimes.ts';
import { keptMessages } from './support/keptMessages.ts';
import { kinds } from './support/stores.ts';

const writtenAs = (message: string) => ({
  message: { ...contactMessage, message },
  at: '2026-11-24T17:30:00.000Z',
});

describe.each(Object.entries(kinds))('a flood kept in %s', (_name, make) => {
  const all = keptMessages(make, {
    TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
    CONTACT_LIMIT_PER_TEN_MINUTES: '1',
  });

  /** A message from an address and subnet of its own. */
  const post = async (from: number, message: string) =>
    (
      await postContact(
        all.served,
        crypto.randomUUID(),
        { ...contactMessage, firstName: `Person${from}`, message },
        'sv',
        { 'x-forwarded-for': `198.51.${from}.1` },
      )
    ).code;

  async function mails() {
    await sendingEnded();
    return Promise.all(all.smtp.mails.map(({ raw }) => PostalMime.parse(raw)));
  }

  /** Lets the ten minutes pass after which held messages are sent. */
  async function pass() {
    await sendingEnded();
    await all.kind.age(foldingSeconds);
    await Promise.all(Array.from({ length: 4 }, () => all.send()));
  }

  it('of one text reaches the owner as three e-mails that name every sender', async () => {
    for (let from = 0; from < 40; from += 1) {
      expect(await post(from, from % 2 ? 'Köp nu!' : ' köp  NU!')).toBe('sent');
    }
    expect(await mails()).toHaveLength(2);
    await pass();
    const [, , digest, ...others] = await mails();
    expect(others).toEqual([]);
    expect(digest!.subject).toBe('Contact form: 38 messages, different texts: 1');
    expect(digest!.text!.match(/köp\s+nu!/gi)).toHaveLength(1);
    for (let from = 2; from < 40; from += 1) expect(digest!.text).toContain(`Person${from} `);
    await pass();
    expect(await mails()).toHaveLength(3);
  }, 30_000);

  it('loses no message: those beyond the global limit arrive in one digest', async () => {
    for (let from = 0; from < 35; from += 1) {
      expect(await post(from, `Fråga nummer ${from}`)).toBe('sent');
    }
    expect(await mails()).toHaveLength(25);
    await pass();
    const digest = (await mails())[25]!;
    expect(digest.subject).toBe('Contact form: 10 messages, different texts: 10');
    for (let from = 25; from < 35; from += 1) {
      expect(digest.text).toContain(`Person${from} `);
      expect(digest.text).toContain(`Fråga nummer ${from}`);
    }
  }, 30_000);

  it('beyond the disk limit is refused, and the visitor keeps the text', async () => {
    await all.kind.hold(mostHeld);
    for (let from = 0; from < 25; from += 1) {
      expect(await post(from, `Fråga nummer ${from}`)).toBe('sent');
    }
    expect(await post(25, 'Fråga nummer 25')).toBe('unavailable');
    await all.kind.empty('mail_queue');
    expect(await post(26, 'Fråga nummer 26')).toBe('sent');
  });

  it('from one address reaches the limit of that address only', async () => {
    const codes = [];
    for (const word of ['ett', 'två']) codes.push(await post(1, word));
    expect(codes).toEqual(['sent', 'rate_limited']);
    expect(await post(2, 'tre')).toBe('sent');
  });

  it('too large for one digest arrives in several', async () => {
    for (let at = 0; at < 201; at += 1) {
      await all.queue.keep(await toKeep([writtenAs('Hej')], { outboxKey: '', wake: '' }), true);
    }
    await pass();
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(
      new Set([
        'Contact form: 200 messages, different texts: 1',
        'Contact form: Åsa Öberg "Kula" 🎉, Företaget AB Bcc: bo@foretag.example',
      ]),
    );
  }, 30_000);

  it('of long messages arrives in several digests, too', async () => {
    for (const word of ['Ett', 'Två']) {
      const written = writtenAs(`${word} `.repeat(50_000));
      await all.queue.keep(await toKeep([written], { outboxKey: '', wake: '' }), true);
    }
    await pass();
    expect(await mails()).toHaveLength(2);
  });

  it('is sent one by one if its digest is refused for good', async () => {
    const [first, ...others] = ['Ett', 'Två', 'Tre'].map(writtenAs);
    await all.queue.keep(await toKeep([first!, ...others], { outboxKey: '', wake: '' }), false);
    await all.smtp.play({ data: 554 });
    await all.kind.age(48 * 3600);
    await all.send();
    expect((await all.queue.list(9)).map(({ state }) => state)).toEqual(Array(3).fill('waiting'));
    await all.smtp.play({});
    await pass();
    expect(await mails()).toHaveLength(3);
  });

  it('is still sent if one of its messages cannot be decrypted', async () => {
    const written = writtenAs('Hej');
    await all.queue.keep(await toKeep([written], { outboxKey: 'another key', wake: '' }), true);
    await all.queue.keep(await toKeep([written], { outboxKey: '', wake: '' }), true);
    await pass();
    expect(await mails()).toHaveLength(1);
    expect(await all.queue.list(2)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
});
