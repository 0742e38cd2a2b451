// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contactMessage,
  contactRuntimes,
  contactSurroundings,
  postContact,
  runtimeNames,
  shortMilliseconds,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { type Answer, type Resend, startResend } from './support/resend.ts';
import type { Served } from './support/runtimes.ts';

const apiKey = 're_123456789';

/** An error as Resend words it. */
const error = (status: number, name: string, headers = {}): Answer => ({
  status,
  headers,
  body: JSON.stringify({ statusCode: status, name, message: 'As told' }),
});

/** What goes wrong and what the visitor is told; in each case another try under the same key works. */
const faults: [string, Answer, string, string?][] = [
  ['429, to wait 60 s', error(429, 'rate_limit_exceeded', { 'retry-after': '60' }), 'failed', '60'],
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

describe.each(runtimeNames)('send-contact-email over Resend under %s', (runtime) => {
  let surroundings: Surroundings;
  let resend: Resend;
  let served: Served;
  let hurried: Served;
  let key: string;

  beforeAll(async () => {
    resend = await startResend(apiKey);
    surroundings = await contactSurroundings({
      RESEND_API_KEY: apiKey,
      RESEND_BASE_URL: resend.origin,
      CONTACT_FROM: 'Skillspurt, webben <web@skillspurt.example>',
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
    await resend.refuse(false);
    resend.answers.length = 0;
    resend.mails.length = 0;
  });
  afterAll(async () => {
    await Promise.all([served.stop(), hurried.stop()]);
    await resend.stop();
    await surroundings.clear();
  });

  it('sends one e-mail, with nothing of the visitor in its addresses but the address', async () => {
    expect((await postContact(served, key)).code).toBe('sent');
    expect((await postContact(served, key)).code).toBe('sent');
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

  it('waits as long as it is told to where there is time', async () => {
    resend.answers.push(error(429, 'rate_limit_exceeded', { 'retry-after': '1' }));
    const started = performance.now();
    expect((await postContact(served, key)).code).toBe('sent');
    // Nothing makes a timer ring early.
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(resend.mails).toHaveLength(1);
  });

  it('waits once', async () => {
    const answer = error(429, 'rate_limit_exceeded', { 'retry-after': '1' });
    resend.answers.push(answer, answer);
    expect((await postContact(served, key)).code).toBe('delivery_failed');
    expect(resend.mails).toHaveLength(0);
  });

  it('stays unknown where the retry is in another language than what was taken', async () => {
    const post = async (language: string) =>
      (await postContact(served, key, contactMessage, language)).code;
    const lost: Answer = { connection: 'drop', keeps: true };
    resend.answers.push(lost, lost);
    expect(await post('en')).toBe('delivery_unknown');
    resend.answers.length = 0;
    expect(await post('sv')).toBe('delivery_unknown');
    expect(await post('sv')).toBe('delivery_unknown');
    expect(await post('en')).toBe('sent');
    expect(resend.mails).toMatchObject([{ subject: expect.stringMatching(/^\[en\]/) }]);
  });

  it('is a failure where the connection is refused', async () => {
    await resend.refuse(true);
    expect((await postContact(served, key)).code).toBe('delivery_failed');
    await resend.refuse(false);
    expect((await postContact(served, key)).code).toBe('sent');
    expect(resend.mails).toHaveLength(1);
  });

  it.each(faults)(
    'where the answer is %s',
    async (_fault, answer, outcome, wait) => {
      // Deno repeats a request by itself where a connection that served before is dropped.
      resend.answers.push(answer, ...(answer.connection === 'drop' ? [answer] : []));
      const first = await postContact(answer.connection === 'stall' ? hurried : served, key);
      expect(first.code).toBe(`delivery_${outcome}`);
      expect(first.retryAfter).toBe(wait ?? null);
      expect(resend.answers[1]).toBeUndefined();
      resend.answers.length = 0;
      expect((await postContact(served, key)).code).toBe('sent');
      expect(resend.mails).toHaveLength(1);
    },
    20_000,
  );
});
