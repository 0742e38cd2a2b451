// @vitest-environment node
import tls from 'node:tls';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createSmtp } from '../../supabase/functions/send-contact-email/smtp.ts';
import {
  contactMessage,
  contactRuntimes,
  contactSurroundings,
  postContact,
  runtimeNames,
  shortMilliseconds,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { stopClock } from './support/clock.ts';
import type { Served } from './support/runtimes.ts';
import { certificate, type Play, type Smtp, type SmtpOptions, startSmtp } from './support/smtp.ts';

const login = { user: 'web', password: 'pass/w%rd' };
const credentials = `${login.user}:${encodeURIComponent(login.password)}`;

/** What goes wrong, what the visitor is told, and how many e-mails there are after another try. */
const faults: [string, Play, 'delivery_failed' | 'delivery_unknown', number][] = [
  ['refuses the connection', { connection: 'refused' }, 'delivery_failed', 1],
  ['drops the connection', { connection: 'dropped' }, 'delivery_failed', 1],
  ['greets with garbage', { connection: 'garbage' }, 'delivery_failed', 1],
  ['stalls at the greeting', { connection: 'silent' }, 'delivery_failed', 1],
  ['answers MAIL with 451', { mail: 451 }, 'delivery_failed', 1],
  ['answers RCPT with 421', { rcpt: 421 }, 'delivery_failed', 1],
  ['answers RCPT with 450', { rcpt: 450 }, 'delivery_failed', 1],
  ['answers RCPT with 550', { rcpt: 550 }, 'delivery_failed', 1],
  ['stalls at RCPT', { rcpt: 'stall' }, 'delivery_failed', 1],
  ['drops before DATA', { rcpt: 'drop' }, 'delivery_failed', 1],
  ['drops in the message', { within: 'drop' }, 'delivery_unknown', 0],
  ['answers the message with 421', { data: 421 }, 'delivery_failed', 1],
  ['answers the message with 451', { data: 451 }, 'delivery_failed', 1],
  ['answers the message with 554', { data: 554 }, 'delivery_failed', 1],
  ['answers the message with garbage', { data: 'garbage' }, 'delivery_unknown', 1],
  ['drops after the message', { data: 'drop' }, 'delivery_unknown', 1],
];

describe.each(runtimeNames)('send-contact-email over SMTP under %s', (runtime) => {
  let surroundings: Surroundings;
  let smtp: Smtp;
  let served: Served;
  let hurried: Served;
  let key: string;

  beforeAll(async () => {
    smtp = await startSmtp({ login });
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://${credentials}@127.0.0.1:${smtp.port}`,
    });
    [served, hurried] = await Promise.all([
      contactRuntimes[runtime](surroundings.environment),
      contactRuntimes[runtime](surroundings.environment, shortMilliseconds),
    ]);
  }, 30_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
  });
  afterAll(async () => {
    await Promise.all([served.stop(), hurried.stop()]);
    await smtp.stop();
    await surroundings.clear();
  });

  it('sends one e-mail to one recipient, logged in and encrypted', async () => {
    expect((await postContact(served, key)).code).toBe('sent');
    expect((await postContact(served, key)).code).toBe('sent');
    const [sent, ...others] = smtp.mails;
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      from: 'us@firm.example',
      to: ['us@firm.example'],
      user: login.user,
      secure: true,
    });
    const mail = await PostalMime.parse(sent!.raw);
    expect(mail.replyTo).toEqual([{ name: 'Åsa Öberg "Kula" 🎉', address: contactMessage.email }]);
    expect(mail.subject).toMatch(/^\[sv\] /);
    expect(mail.text).toContain(contactMessage.message);
    expect(mail.html).toContain('Vad kostar det');
  });

  it('refuses another message under the same key', async () => {
    await postContact(served, key);
    const other = { ...contactMessage, message: 'Något annat' };
    expect((await postContact(served, key, other)).code).toBe('idempotency_conflict');
    expect(smtp.mails).toHaveLength(1);
  });

  it.each(faults)(
    'where the server %s',
    async (_fault, play, code, mails) => {
      await smtp.play(play);
      const stalls = play.connection === 'silent' || play.rcpt === 'stall';
      const first = await postContact(stalls ? hurried : served, key);
      expect(first.code).toBe(code);
      // The form has kept everything and sends it again, under the same key.
      await smtp.play({});
      const second = await postContact(served, key);
      expect(second.code).toBe(code === 'delivery_failed' ? 'sent' : 'delivery_unknown');
      expect(smtp.mails).toHaveLength(mails);
    },
    20_000,
  );
});

describe('in the function’s own time', () => {
  it('a server that stalls after the message is answered for within 8 seconds', async () => {
    const smtp = await startSmtp();
    const surroundings = await contactSurroundings({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const served = await contactRuntimes.Node({});
    await smtp.play({ data: 'stall' });
    const pass = stopClock();
    const answered = vi.fn();
    const key = crypto.randomUUID();
    const outcome = postContact(served, key).finally(answered);
    await expect.poll(() => smtp.mails.length).toBe(1);
    await pass(6000);
    expect(answered).not.toHaveBeenCalled();
    await pass(2000);
    expect((await outcome).code).toBe('delivery_unknown');
    // It may be there, so it is not sent again.
    await smtp.play({});
    expect((await postContact(served, key)).code).toBe('delivery_unknown');
    expect(smtp.mails).toHaveLength(1);
    await Promise.all([served.stop(), smtp.stop(), surroundings.clear()]);
  });
});

describe('what SMTP_URL asks for', () => {
  const address = { name: '', address: 'us@firm.example' };
  const mail = composeMail(contactMessage, crypto.randomUUID(), 'sv', {
    contactFrom: address,
    contactTo: address,
  });

  /** 0.0.0.0 leads to this machine too, and is no loopback address: it stands for any other host. */
  async function outcomeOf(start: string, host: string, options: SmtpOptions): Promise<string> {
    const smtp = await startSmtp(options);
    const sent = await createSmtp(`${start}${host}:${smtp.port}`)
      .send(mail, AbortSignal.timeout(3000), 3000)
      .then(
        () => (smtp.mails[0]!.secure ? 'encrypted' : 'plain'),
        (error) => error.name,
      );
    await smtp.stop();
    return sent;
  }

  it.each<[string, string, NonNullable<SmtpOptions['tls']>, string]>([
    ['smtp://', '127.0.0.1', 'none', 'plain'],
    ['smtp://', '127.0.0.1', 'offered', 'encrypted'],
    ['smtps://', '127.0.0.1', 'implicit', 'encrypted'],
    ['smtps://', '127.0.0.1', 'none', 'NotSent'],
    ['smtp://', '0.0.0.0', 'none', 'NotSent'],
    ['smtp://', '0.0.0.0', 'offered', 'NotSent'],
    ['smtps://', '0.0.0.0', 'implicit', 'NotSent'],
  ])('%s to %s with TLS %s and a home-made certificate: %s', async (start, host, offered, sent) => {
    expect(await outcomeOf(start, host, { tls: offered })).toBe(sent);
  });

  it.each<[string, NonNullable<SmtpOptions['tls']>]>([
    ['smtp://', 'offered'],
    ['smtps://', 'implicit'],
  ])('%s to a server whose certificate is known is encrypted', async (start, offered) => {
    const known = tls.getCACertificates();
    tls.setDefaultCACertificates([...known, certificate.cert]);
    expect(await outcomeOf(start, '0.0.0.0', { tls: offered })).toBe('encrypted');
    tls.setDefaultCACertificates(known);
  });

  it.each([
    ['another password', 'smtp://web:other@', 'NotSent'],
    ['the password', `smtp://${credentials}@`, 'encrypted'],
  ])('logs in with %s', async (_what, start, sent) => {
    expect(await outcomeOf(start, '127.0.0.1', { login })).toBe(sent);
  });

  it('is not guessed where it is no address', () => {
    expect(() => createSmtp('smtp://web:100%@mail.example')).toThrow(/^SMTP_URL/);
  });
});
