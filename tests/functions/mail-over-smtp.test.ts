// @vitest-environment node
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createSmtp } from '../../supabase/functions/send-contact-email/transports/smtp.ts';
import { attemptAt, attemptMilliseconds, attemptRuntimes } from './support/attempts.ts';
import {
  contactMessage,
  contactSurroundings,
  runtimeNames,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { authorityFile } from './support/certificate.ts';
import { type Play, type Smtp, type SmtpOptions, startSmtp } from './support/smtp.ts';

const { long, short } = attemptMilliseconds;
const login = { user: 'web', password: 'pass/w%rd' };
const credentials = `${login.user}:${encodeURIComponent(login.password)}`;

/** Faults, their outcome, and how many e-mails were sent. */
const faults: [string, Play, 'failed' | 'unknown', number][] = [
  ['refuses the connection', { connection: 'refused' }, 'failed', 0],
  ['drops the connection', { connection: 'dropped' }, 'failed', 0],
  ['greets with garbage', { connection: 'garbage' }, 'failed', 0],
  ['stalls at the greeting', { connection: 'silent' }, 'failed', 0],
  ['answers MAIL with 451', { mail: 451 }, 'failed', 0],
  ['answers RCPT with 421', { rcpt: 421 }, 'failed', 0],
  ['answers RCPT with 450', { rcpt: 450 }, 'failed', 0],
  ['answers RCPT with 550', { rcpt: 550 }, 'failed', 0],
  ['stalls at RCPT', { rcpt: 'stall' }, 'failed', 0],
  ['drops before DATA', { rcpt: 'drop' }, 'failed', 0],
  ['drops in the message', { within: 'drop' }, 'unknown', 0],
  ['answers the message with 421', { data: 421 }, 'failed', 0],
  ['answers the message with 451', { data: 451 }, 'failed', 0],
  ['answers the message with 554', { data: 554 }, 'failed', 0],
  ['answers the message with garbage', { data: 'garbage' }, 'unknown', 1],
  ['drops after the message', { data: 'drop' }, 'unknown', 1],
  ['stalls after the message', { data: 'stall' }, 'unknown', 1],
];

describe.each(runtimeNames)('an attempt over SMTP under %s', (runtime) => {
  let surroundings: Surroundings;
  let smtp: Smtp;
  let attempts: Awaited<ReturnType<(typeof attemptRuntimes)[typeof runtime]>>;
  let key: string;

  beforeAll(async () => {
    // Deno 2.1 cannot upgrade a used connection to TLS.
    const isOld = runtime === 'Deno 2.1';
    smtp = await startSmtp({ login, tls: isOld ? 'implicit' : 'offered' });
    surroundings = await contactSurroundings({
      SMTP_URL: `${isOld ? 'smtps' : 'smtp'}://${credentials}@127.0.0.1:${smtp.port}`,
    });
    attempts = await attemptRuntimes[runtime](surroundings.environment);
  }, 30_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
  });
  afterAll(async () => {
    await attempts.stop();
    await smtp.stop();
    await surroundings.clear();
  });

  it('sends one e-mail to one recipient, logged in and encrypted', async () => {
    expect(await attempts.try(attemptAt(key, long))).toEqual({ state: 'sent' });
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

  it.each(faults)(
    'where the server %s',
    async (_fault, play, state, mails) => {
      await smtp.play(play);
      const stalls = [play.connection, play.rcpt, play.data].some(
        (how) => how === 'silent' || how === 'stall',
      );
      expect(await attempts.try(attemptAt(key, stalls ? short : long))).toMatchObject({ state });
      expect(smtp.mails).toHaveLength(mails);
      if (state === 'unknown') return;
      await smtp.play({});
      expect(await attempts.try(attemptAt(key, long))).toEqual({ state: 'sent' });
    },
    20_000,
  );
});

describe('what SMTP_URL asks for', () => {
  const address = { name: '', address: 'us@firm.example' };
  const { keyed, written } = attemptAt(crypto.randomUUID(), long);
  const mail = composeMail(keyed, [written], { contactFrom: address, contactTo: address });

  /** 0.0.0.0 leads to this machine too, and is no loopback address: it stands for any other host. */
  async function outcomeOf(start: string, host: string, options: SmtpOptions): Promise<string> {
    const smtp = await startSmtp(options);
    const sent = await createSmtp(`${start}${host}:${smtp.port}`)
      .send(mail, { signal: AbortSignal.timeout(3000), milliseconds: 3000, begin: async () => {} })
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
    tls.setDefaultCACertificates([...known, readFileSync(authorityFile, 'utf8')]);
    expect(await outcomeOf(start, '0.0.0.0', { tls: offered })).toBe('encrypted');
    tls.setDefaultCACertificates(known);
  });

  it.each([
    ['another password', 'smtp://web:other@', 'NotSent'],
    ['the password', `smtp://${credentials}@`, 'encrypted'],
  ])('logs in with %s', async (_what, start, sent) => {
    expect(await outcomeOf(start, '127.0.0.1', { login })).toBe(sent);
  });

  it('waits for permission to transmit the message, and transmits nothing without', async () => {
    const smtp = await startSmtp();
    const begin = vi.fn().mockRejectedValue(new Error('no store'));
    const sending = createSmtp(`smtp://127.0.0.1:${smtp.port}`).send(mail, {
      signal: AbortSignal.timeout(3000),
      milliseconds: 3000,
      begin,
    });
    await expect(sending).rejects.toMatchObject({ name: 'NotSent' });
    expect(begin).toHaveBeenCalledOnce();
    expect(smtp.mails).toEqual([]);
    await smtp.stop();
  });
});
