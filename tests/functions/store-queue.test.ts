// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  foldingSeconds,
  leaseSeconds,
  type MailQueue,
} from '../../supabase/functions/_shared/store/mailQueue.ts';
import type { Store } from '../../supabase/functions/_shared/store/store.ts';
import { type Kind, kinds } from './support/stores.ts';

const day = 24 * 60 * 60;

describe.each(Object.entries(kinds))('the queue in %s', (_name, make) => {
  let kind: Kind;
  let stores: Store[];
  let queue: MailQueue;
  /** Another instance of the functions. */
  let other: MailQueue;

  beforeAll(async () => {
    kind = await make();
    stores = [kind.open(), kind.open()];
    [queue, other] = stores.map((store) => store.queue) as [MailQueue, MailQueue];
  }, 60_000);
  beforeEach(() => kind.empty('mail_queue'));
  afterAll(async () => {
    for (const store of stores) await store.close();
    await kind.close();
  });

  const mail = (id: string, more = {}) => ({
    id,
    digest: `digest of ${id}`,
    content: `content of ${id}`,
    likeness: `words of ${id}`,
    isCrowded: false,
    wake: '',
    ...more,
  });
  const listed = async () => (await queue.list(100)).map(({ id, state }) => `${id} ${state}`);

  it('keeps a message once under its key, and refuses another under the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? queue : other).keep(mail('a'))),
    );
    expect(new Set(answers)).toEqual(new Set(['kept']));
    expect(await listed()).toEqual(['a waiting']);
    expect(await other.keep(mail('a', { digest: 'other' }))).toBe('taken');
  });

  it('gives each message to one, and to the next after a minute without a word', async () => {
    for (const id of ['a', 'b', 'c']) await queue.keep(mail(id));
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? queue : other).take()),
    );
    const ids = taken.flatMap((due) => due?.id ?? []);
    expect(ids.sort()).toEqual(['a', 'b', 'c']);
    expect(taken.find((due) => due)).toMatchObject({ state: 'waiting', tries: 1 });
    await kind.age(leaseSeconds - 5);
    expect(await queue.take()).toBeUndefined();
    await kind.age(10);
    const again = await queue.take();
    expect(again).toMatchObject({ tries: 2, content: `content of ${again!.id}` });
  });

  it('gives it again after the pause, and says in which state it was left and how old it is', async () => {
    await queue.keep(mail('a'));
    await queue.take();
    await queue.settle('a', 'unknown', 100);
    await kind.age(95);
    expect(await queue.take()).toBeUndefined();
    await kind.age(10);
    const due = await other.take();
    expect(due).toMatchObject({ state: 'unknown', tries: 2, digest: 'digest of a' });
    expect(due!.age).toBeCloseTo(105, -1);
  });

  it('forgets what it says once it is sent, and never its key before two days', async () => {
    await queue.keep(mail('a'));
    await queue.settle('a', 'sent');
    expect(JSON.stringify(await kind.rows('mail_queue'))).not.toContain('content of');
    expect(await listed()).toEqual([]);
    expect(await queue.keep(mail('a'))).toBe('kept');
    expect(await queue.take()).toBeUndefined();
    await queue.settle('a', 'waiting', 0);
    expect(await queue.take()).toBeUndefined();
    await kind.age(2 * day - 60);
    await stores[0]!.salt();
    expect(await queue.keep(mail('a', { digest: 'other' }))).toBe('taken');
    await kind.age(120);
    await stores[0]!.salt();
    expect(await queue.keep(mail('a', { digest: 'other' }))).toBe('kept');
  });

  it('keeps what is not delivered for thirty days, and no longer', async () => {
    await queue.keep(mail('a'));
    await queue.settle('a', 'failed');
    await kind.age(30 * day - 60);
    await stores[0]!.salt();
    expect(await listed()).toEqual(['a failed']);
    await kind.age(120);
    await stores[0]!.salt();
    expect(await listed()).toEqual([]);
  });

  it('never gives what is given up, until somebody says so', async () => {
    await queue.keep(mail('a'));
    await queue.settle('a', 'failed');
    await kind.age(day);
    expect(await queue.take()).toBeUndefined();
    const [row] = await queue.list(1);
    expect(row).toMatchObject({ content: 'content of a', dueAt: undefined });
    expect(Date.now() - row!.keptAt.getTime()).toBeGreaterThan(day * 1000 - 5000);
    await queue.settle('a', 'waiting', 0);
    expect(await queue.take()).toMatchObject({ id: 'a' });
  });

  it('counts what is late: given up, or kept too long ago', async () => {
    for (const id of ['a', 'b', 'c']) await queue.keep(mail(id));
    await queue.settle('a', 'failed');
    await queue.settle('b', 'sent');
    expect(await queue.late(60)).toBe(1);
    await kind.age(90);
    expect(await queue.late(60)).toBe(2);
    await queue.settle('c', 'sent');
    expect(await queue.late(60)).toBe(1);
  });

  describe('holds', () => {
    it('what comes beyond the crowd, until ten minutes are full', async () => {
      await queue.keep(mail('a', { isCrowded: true }));
      expect(await listed()).toEqual(['a held']);
      expect(await queue.take()).toBeUndefined();
      const [row] = await queue.list(1);
      expect(row!.dueAt!.getTime() % (foldingSeconds * 1000)).toBe(0);
      await kind.age(foldingSeconds);
      expect(await queue.take()).toBeUndefined();
      expect(await other.held(10)).toEqual([{ id: 'a', content: 'content of a' }]);
    });

    it('the same words from the third on, also of those that are sent', async () => {
      const alike = { likeness: 'same' };
      await queue.keep(mail('a', alike));
      await queue.settle('a', 'sent');
      for (const id of ['b', 'c', 'd']) await other.keep(mail(id, alike));
      expect(await listed()).toEqual(['b waiting', 'c held', 'd held']);
      await kind.age(foldingSeconds);
      await queue.keep(mail('e', alike));
      expect(await listed()).toContain('e waiting');
    });

    it('them until one message takes their place, in one step', async () => {
      for (const id of ['a', 'b', 'c']) await queue.keep(mail(id, { isCrowded: true }));
      await queue.fold(['a', 'b'], mail('folded'));
      expect(await listed()).toEqual(['c held', 'folded waiting']);
      await expect(other.fold(['b', 'c'], mail('again'))).rejects.toThrow('held no more');
      expect(await listed()).toEqual(['c held', 'folded waiting']);
      expect(await other.keep(mail('a', { digest: 'other' }))).toBe('taken');
    });
  });
});
