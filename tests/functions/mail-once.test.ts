// @vitest-environment node
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contactRuntimes,
  contactSurroundings,
  postContact,
  shortMilliseconds,
  type Surroundings,
} from './support/contactRuntimes.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import type { Served } from './support/runtimes.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';

/** What one or the other is told where a machine has too much to do at once. */
const comeAgain = ['delivery_pending', 'unavailable'];

const stores = ['a SQLite file', 'Postgres'] as const;

describe.each(stores)('instances that share %s', (store) => {
  let postgres: Postgres | undefined;
  let surroundings: Surroundings;
  let smtp: Smtp;
  let instances: Served[] = [];
  let key: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    if (store === 'Postgres') postgres = await startPostgres();
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      ...(postgres && { DATABASE_URL: postgres.address }),
    });
    instances = await Promise.all([
      contactRuntimes.Node({}),
      contactRuntimes.Deno(surroundings.environment),
      contactRuntimes.Deno(surroundings.environment),
    ]);
  }, 60_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await smtp.stop();
    await postgres?.stop();
    await surroundings.clear();
  });

  /** Fifty posts of one message at the same moment, shared out among so many instances. */
  function fiftyPosts(among: Served[]): Promise<string>[] {
    return Array.from({ length: 50 }, async (_, at) => {
      const { code } = await postContact(among[at % among.length]!, key);
      return code;
    });
  }

  it.each([1, 2, 3])(
    'send one e-mail for 50 posts with one key to %i of them',
    async (count) => {
      await smtp.play({ slow: 500 });
      const codes = new Set(await Promise.all(fiftyPosts(instances.slice(0, count))));
      expect(codes).toContain('sent');
      for (const code of codes) expect(['sent', ...comeAgain]).toContain(code);
      expect((await postContact(instances[0]!, key)).code).toBe('sent');
      expect(smtp.mails).toHaveLength(1);
    },
    20_000,
  );

  it('send none again where it is unknown whether it went out', async () => {
    await smtp.play({ data: 'drop' });
    const codes = new Set(await Promise.all(fiftyPosts(instances)));
    expect(codes).toContain('delivery_unknown');
    expect(codes).not.toContain('sent');
    expect((await postContact(instances[0]!, key)).code).toBe('delivery_unknown');
    expect(smtp.mails).toHaveLength(1);
  }, 20_000);

  it('try by turns what surely failed, until one succeeds', async () => {
    await smtp.play({ rcpt: 450 });
    const posts = fiftyPosts(instances);
    expect(await Promise.race(posts)).toBe('delivery_failed');
    await smtp.play({});
    for (const code of await Promise.all(posts)) {
      expect(['sent', 'delivery_failed', ...comeAgain]).toContain(code);
    }
    expect((await postContact(instances[0]!, key)).code).toBe('sent');
    expect(smtp.mails).toHaveLength(1);
  }, 20_000);
});

describe('an instance that is ended while it sends', () => {
  it('leaves a key of which nobody knows what became, and that nobody sends again', async () => {
    const smtp = await startSmtp();
    const surroundings = await contactSurroundings({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const ended = await contactRuntimes.Deno(surroundings.environment);
    const other = await contactRuntimes.Node({}, shortMilliseconds);
    const key = crypto.randomUUID();

    await smtp.play({ data: 'stall' });
    const cut = postContact(ended, key).catch(() => 'cut');
    await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(1);
    await ended.stop();
    expect(await cut).toBe('cut');
    await smtp.play({});

    const soon = await postContact(other, key);
    expect(soon).toMatchObject({ code: 'delivery_pending', retryAfter: '5' });
    const database = new DatabaseSync(surroundings.environment['STATE_FILE']!);
    database.exec('update messages set changed_at = changed_at - 60000');
    database.close();
    expect((await postContact(other, key)).code).toBe('delivery_unknown');
    expect(smtp.mails).toHaveLength(1);

    await Promise.all([other.stop(), smtp.stop(), surroundings.clear()]);
  }, 30_000);
});
