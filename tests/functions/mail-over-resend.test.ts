// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createResend } from '../../supabase/functions/send-contact-email/transports/resend.ts';
import { NotSent } from '../../supabase/functions/send-contact-email/transports/transport.ts';
import { attemptAt, attemptMilliseconds, attemptRuntimes } from './support/attempts.ts';
import {
  contactMessage,
  contactSurroundings,
  runtimeNames,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { type Answer, type Resend, startResend } from './support/resend.ts';

const { long, short } = attemptMilliseconds;
const apiKey = 're_123456789';

/** An error in Resend's format. */
const error = (status: number, name: string, headers = {}): Answer => ({
  status,
  headers,
  body: JSON.stringify({ statusCode: status, name, message: 'As told' }),
});

/** Faults and their outcome; in each case a retry with the same key works. */
const faults: [string, Answer, string, number?][] = [
  ['429, to wait 60 s', error(429, 'rate_limit_exceeded', { 'retry-after': '60' }), 'failed', 60],
  ['429, the quota used up', error(429, 'daily_quota_exceeded'), 'failed'],
  ['401', error(401, 'missing_api_key'), 'failed'],
  ['422', error(422, 'validation_error'), 'failed'],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'failed'],
  ['409, still at work', error(409, 'concurrent_idempotent_requests'), 'unknown'],
  ['409, another payload', error(409, 'invalid_idempotent_request'), 'unknown'],
  ['500', error(500, 'application_error'), 'unknown'],
  ['500 after taking the message', { ...error(500, 'application_error'), keeps: true }, 'unknown'],
  ['503 in HTML', { status: 503, body: '<!doctype html>' }, 'unknown'],
  ['200 in HTML', { body: '<!doctype html>', keeps: true }, 'unknown'],
  ['200 without an id', { body: '{"id":""}', keeps: true }, 'unknown'],
  ['nothing', { connection: 'stall' }, 'unknown'],
  ['nothing after taking the message', { connection: 'stall', keeps: true }, 'unknown'],
  ['a drop', { connection: 'drop' }, 'unknown'],
  ['a drop after taking the message', { connection: 'drop', keeps: true }, 'unknown'],
];

describe.each(runtimeNames)('an attempt over Resend under %s', (runtime) => {
  let surroundings: Surroundings;
  let resend: Resend;
  let attempts: Awaited<ReturnType<(typeof attemptRuntimes)[typeof runtime]>>;
  let key: string;

  beforeAll(async () => {
    resend = await startResend(apiKey);
    surroundings = await contactSurroundings({
      RESEND_API_KEY: apiKey,
      RESEND_BASE_URL: resend.origin,
      CONTACT_FROM: 'Skillspurt, webben <web@skillspurt.example>',
    });
    attempts = await attemptRuntimes[runtime](surroundings.environment);
  }, 30_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await resend.refuse(false);
    resend.answers.length = 0;
    resend.mails.length = 0;
  });
  afterAll(async () => {
    await attempts.stop();
    await resend.stop();
    await surroundings.clear();
  });

  const tryToSend = async (milliseconds = long, language = 'sv') =>
    (await attempts.try(attemptAt(key, milliseconds, language))).state;

  it('sends one e-mail with only the visitor’s address in its address fields', async () => {
    expect(await tryToSend()).toBe('sent');
    expect(await tryToSend()).toBe('sent');
    expect(resend.mails).toEqual([
      {
        from: '"Skillspurt, webben" <web@skillspurt.example>',
        to: ['us@firm.example'],
        reply_to: contactMessage.email,
        subject: '[sv] Contact form: Åsa Öberg "Kula" 🎉, Företaget AB Bcc: bo@foretag.example',
        text: expect.stringContaining(contactMessage.message) as string,
        html: expect.stringContaining('Öberg &#34;Kula&#34; 🎉') as string,
        headers: { 'Message-ID': expect.stringMatching(/^<[\da-f]{32}@skillspurt\.example>$/) },
      },
    ]);
  });

  it('respects Retry-After within its timeout', async () => {
    resend.answers.push(error(429, 'rate_limit_exceeded', { 'retry-after': '1' }));
    const started = performance.now();
    expect(await tryToSend()).toBe('sent');
    // Timers never fire early.
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(resend.mails).toHaveLength(1);
  });

  it.each([
    [
      'an answer that says when',
      error(429, 'rate_limit_exceeded', { 'retry-after': '1' }),
      'failed',
    ],
    ['a fault of the server', error(500, 'application_error'), 'unknown'],
  ])('asks once more after %s, and then no more', async (_what, answer, state) => {
    resend.answers.push(answer, answer);
    expect(await tryToSend()).toBe(state);
    expect(resend.answers).toEqual([]);
    resend.answers.push(answer);
    expect(await tryToSend()).toBe('sent');
    expect(resend.mails).toHaveLength(1);
  });

  it('stays unknown if the retry is in another language than the accepted message', async () => {
    const lost: Answer = { connection: 'drop', keeps: true };
    resend.answers.push(lost, lost);
    expect(await tryToSend(long, 'en')).toBe('unknown');
    resend.answers.length = 0;
    expect(await tryToSend()).toBe('unknown');
    expect(await tryToSend(long, 'en')).toBe('sent');
    expect(resend.mails).toMatchObject([{ subject: expect.stringMatching(/^\[en\]/) }]);
  });

  it('fails if the connection is refused', async () => {
    await resend.refuse(true);
    // A connection that served before may be found closed a moment later, in the middle of a request.
    await expect.poll(() => tryToSend()).toBe('failed');
    await resend.refuse(false);
    expect(await tryToSend()).toBe('sent');
    expect(resend.mails).toHaveLength(1);
  });

  it.each(faults)(
    'where the answer is %s',
    async (_fault, answer, state, retryAfter) => {
      // There is no time to ask once more; but Deno does where a connection is dropped that served.
      resend.answers.push(answer, answer);
      const outcome = await attempts.try(attemptAt(key, short));
      expect(outcome).toMatchObject({ state, ...(retryAfter && { retryAfter }) });
      resend.answers.length = 0;
      expect(await tryToSend()).toBe('sent');
      expect(resend.mails).toHaveLength(1);
    },
    20_000,
  );
});

it('sends no request without permission to begin', async () => {
  const resend = await startResend(apiKey);
  const { keyed, written } = attemptAt(crypto.randomUUID(), long);
  const mailbox = { name: '', address: 'us@firm.example' };
  const mail = composeMail(keyed, [written], { contactFrom: mailbox, contactTo: mailbox });
  const sending = createResend({ apiKey, baseUrl: resend.origin }).send(mail, {
    signal: AbortSignal.timeout(long),
    milliseconds: long,
    begin: () => Promise.reject(new Error('taken by another')),
  });
  await expect(sending).rejects.toBeInstanceOf(NotSent);
  expect(resend.mails).toEqual([]);
  await resend.stop();
});
