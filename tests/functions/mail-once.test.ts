// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../supabase/functions/_shared/store/store.ts';
import {
  contactRuntimes,
  contactSurroundings,
  postContact,
  type Surroundings,
} from './support/contactRuntimes.ts';
import type { Served } from './support/runtimes.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';
import { type Kind, kinds } from './support/stores.ts';

/** Deno 2.1 has no SQLite. */
const others = { SQLite: 'Deno', Postgres: 'Deno 2.1' } as const;

describe.each(['SQLite', 'Postgres'] as const)('instances that share a store in %s', (name) => {
  let kind: Kind;
  let store: Store;
  let surroundings: Surroundings;
  let smtp: Smtp;
  let instances: Served[] = [];
  let key: string;

  beforeAll(async () => {
    // Deno 2.1 cannot upgrade a used connection to TLS.
    smtp = await startSmtp({ tls: 'none' });
    kind = await kinds[name]!();
    store = kind.open();
    surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      ...kind.environment,
      OUTBOX_KEY: 'k'.repeat(32),
    });
    instances = await Promise.all([
      contactRuntimes.Node({}),
      contactRuntimes.Deno(surroundings.environment),
      contactRuntimes[others[name]](surroundings.environment),
    ]);
  }, 60_000);
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  afterEach(async () => {
    await smtp.play({});
    smtp.mails.length = 0;
    await kind.empty('mail_queue');
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await smtp.stop();
    await surroundings.clear();
    await store.close();
    await kind.close();
  });

  /** Fifty concurrent posts of one message, spread over that many instances. */
  function fiftyPosts(among: Served[]): Promise<string>[] {
    return Array.from({ length: 50 }, async (_, at) => {
      const { code } = await postContact(among[at % among.length]!, key);
      return code;
    });
  }

  const states = async () => {
    const rows = (await kind.rows('mail_queue')) as { state: string }[];
    return rows.map(({ state }) => state).sort();
  };

  it.each([1, 2, 3])(
    'send one e-mail for 50 posts with one key to %i of them',
    async (count) => {
      await smtp.play({ slow: 500 });
      const codes = await Promise.all(fiftyPosts(instances.slice(0, count)));
      expect(new Set(codes)).toEqual(new Set(['sent']));
      await expect.poll(states, { timeout: 10_000 }).toEqual(['sent']);
      expect((await postContact(instances[0]!, key)).code).toBe('sent');
      expect(smtp.mails).toHaveLength(1);
    },
    20_000,
  );

  it('do not retry when delivery is unknown', async () => {
    await smtp.play({ data: 'drop' });
    const codes = await Promise.all(fiftyPosts(instances));
    expect(new Set(codes)).toEqual(new Set(['sent']));
    await expect.poll(states, { timeout: 10_000 }).toEqual(['unknown']);
    await kind.age(3600);
    await smtp.play({});
    await postContact(instances[1]!, crypto.randomUUID());
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sent', 'unknown']);
    expect(smtp.mails).toHaveLength(2);
  }, 20_000);

  it('retry each other’s failed messages', async () => {
    await smtp.play({ rcpt: 450 });
    expect((await postContact(instances[1]!, key)).code).toBe('sent');
    // The retry pause is shorter than the lease.
    const pause = async () => (await store.queue.list(1))[0]!.dueAt!.getTime() - Date.now();
    await expect.poll(pause, { timeout: 10_000 }).toBeLessThanOrEqual(30_000);
    await kind.age(60);
    await smtp.play({});
    await postContact(instances[2]!, crypto.randomUUID());
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sent', 'sent']);
    expect(smtp.mails).toHaveLength(2);
  }, 20_000);

  it.each([
    ['before the message is transmitted', { rcpt: 'stall' }, ['sent', 'sent']],
    ['after the message is transmitted', { data: 'stall' }, ['sent', 'unknown']],
  ] as const)(
    'lose and repeat nothing if one is killed %s',
    async (_when, play, stand) => {
      const ended = await contactRuntimes.Deno(surroundings.environment);
      await smtp.play(play);
      const before = smtp.recipients();
      await postContact(ended, key);
      const hasCome = () => ('data' in play ? smtp.mails.length : smtp.recipients() - before);
      await expect.poll(hasCome, { timeout: 20_000 }).toBe(1);
      await ended.stop();
      await smtp.play({});
      await kind.age(60);
      await postContact(instances[0]!, crypto.randomUUID());
      await expect.poll(states, { timeout: 10_000 }).toEqual(stand);
      expect(smtp.mails).toHaveLength(2);
    },
    30_000,
  );
});
