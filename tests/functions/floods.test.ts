// @vitest-environment node
import process from 'node:process';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import { foldingSeconds } from '../../supabase/functions/_shared/store/mailQueue.ts';
import { storeOf } from '../../supabase/functions/_shared/store/store.ts';
import { sendDue, sendingEnded } from '../../supabase/functions/send-contact-email/sendDue.ts';
import {
  contactMessage,
  contactRuntimes,
  contactSurroundings,
  postContact,
  type Surroundings,
} from './support/contactRuntimes.ts';
import type { Served } from './support/runtimes.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';
import { type Kind, kinds } from './support/stores.ts';

describe.each(Object.entries(kinds))('a flood kept in %s', (_name, make) => {
  let kind: Kind;
  let surroundings: Surroundings;
  let smtp: Smtp;
  let served: Served;

  beforeAll(async () => {
    smtp = await startSmtp();
    kind = await make();
    served = await contactRuntimes.Node({});
  }, 60_000);
  beforeEach(async () => {
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
      CONTACT_LIMIT_PER_TEN_MINUTES: '1',
      ...kind.environment,
    });
  });
  afterEach(async () => {
    await sendingEnded();
    smtp.mails.length = 0;
    await kind.empty('mail_queue');
    await kind.empty('limits');
    await surroundings.clear();
  });
  afterAll(async () => {
    await Promise.all([served.stop(), smtp.stop()]);
    await (await storeOf(readConfiguration({ ...process.env, ...kind.environment }))).close();
    await kind.close();
  });

  /** A message from an address of its own, in a neighbourhood of its own. */
  const post = async (from: number, message: string) =>
    (
      await postContact(
        served,
        crypto.randomUUID(),
        { ...contactMessage, firstName: `Person${from}`, message },
        'sv',
        { 'x-forwarded-for': `198.51.${from}.1` },
      )
    ).code;

  async function mails() {
    await sendingEnded();
    return Promise.all(smtp.mails.map(({ raw }) => PostalMime.parse(raw)));
  }

  /** Lets the ten minutes pass after which those held are told. */
  async function pass() {
    await sendingEnded();
    await kind.age(foldingSeconds);
    const configuration = readConfiguration(process.env);
    await Promise.all(Array.from({ length: 4 }, () => sendDue(configuration)));
  }

  it('of one text reaches the owner as three e-mails, with all who wrote it', async () => {
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

  it('shuts nobody out: what is beyond the crowd reaches the owner in one e-mail', async () => {
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

  it('from one address meets its limit, and no other does', async () => {
    const codes = [];
    for (const word of ['ett', 'två']) codes.push(await post(1, word));
    expect(codes).toEqual(['sent', 'rate_limited']);
    expect(await post(2, 'tre')).toBe('sent');
  });

  it('of more than an e-mail tells comes in several', async () => {
    const { queue } = await storeOf(readConfiguration(process.env));
    const message = { ...contactMessage, firstName: 'Bo' };
    for (let at = 0; at < 201; at += 1) {
      const content = JSON.stringify([{ message, at: '2026-11-24T17:30:00.000Z' }]);
      const mail = { id: crypto.randomUUID(), digest: 'd', content, likeness: 'l', wake: '' };
      await queue.keep({ ...mail, isCrowded: true });
    }
    await pass();
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(
      new Set([
        'Contact form: 200 messages, different texts: 1',
        'Contact form: Bo Öberg "Kula" 🎉, Företaget AB Bcc: bo@foretag.example',
      ]),
    );
  }, 30_000);
});
