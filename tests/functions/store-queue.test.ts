// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  foldingSeconds,
  leaseSeconds,
  type MailQueue,
  mostHeld,
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
    wake: '',
    ...more,
  });
  const keep = (id: string, more = {}, from = queue) => from.keep(mail(id, more), false);
  const hold = (id: string) => queue.keep(mail(id), true);
  /** Takes what is due, and says how it stands. */
  const takeAnd = async (...say: [state: 'waiting' | 'unknown' | 'failed', pause?: number]) =>
    queue.settle((await queue.take())!, ...say);
  const listed = async () =>
    (await queue.list(100)).map(({ id, state }) => `${id} ${state}`).sort();

  it('keeps a message once under its key, and refuses another under the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => keep('a', {}, at % 2 ? queue : other)),
    );
    expect(new Set(answers)).toEqual(new Set(['kept']));
    expect(await listed()).toEqual(['a waiting']);
    expect(await keep('a', { digest: 'other' }, other)).toBe('taken');
  });

  it('gives each message to one, and to the next after a minute without a word', async () => {
    for (const id of ['a', 'b', 'c']) await keep(id);
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

  it('heeds nobody but who took it last', async () => {
    await keep('a');
    const first = (await queue.take())!;
    await kind.age(leaseSeconds + 5);
    const second = (await other.take())!;
    expect(await queue.settle(first, 'sending', 60)).toBe(false);
    expect(await listed()).toEqual(['a waiting']);
    expect(await other.settle(second, 'sending', 60)).toBe(true);
    expect(await queue.settle(first, 'waiting', 0)).toBe(false);
    expect(await listed()).toEqual(['a sending']);
  });

  it('gives it again after the pause, and says in which state it was left and how old it is', async () => {
    await keep('a');
    await takeAnd('unknown', 100);
    await kind.age(95);
    expect(await queue.take()).toBeUndefined();
    await kind.age(10);
    const due = await other.take();
    expect(due).toMatchObject({ state: 'unknown', tries: 2, digest: 'digest of a' });
    expect(due!.age).toBeCloseTo(105, -1);
  });

  it('forgets what it says once it has gone out, and never its key before two days', async () => {
    await keep('a');
    const due = (await queue.take())!;
    await queue.noteSent(due);
    expect(JSON.stringify(await kind.rows('mail_queue'))).not.toContain('content of');
    expect(await listed()).toEqual([]);
    expect(await keep('a')).toBe('kept');
    expect(await queue.settle(due, 'waiting', 0)).toBe(false);
    expect(await queue.decide('a', 'waiting')).toBe(false);
    expect(await queue.take()).toBeUndefined();
    await kind.age(2 * day - 60);
    await stores[0]!.salt();
    expect(await keep('a', { digest: 'other' })).toBe('taken');
    await kind.age(120);
    await stores[0]!.salt();
    expect(await keep('a', { digest: 'other' })).toBe('kept');
  });

  it('does not keep what has gone out before it came', async () => {
    await queue.noteSent({ id: 'a', digest: 'digest of a' });
    expect(await keep('a')).toBe('kept');
    expect(await keep('a', { digest: 'other' })).toBe('taken');
    expect(await listed()).toEqual([]);
  });

  it('keeps what is not delivered for thirty days, and no longer', async () => {
    await keep('a');
    await takeAnd('failed');
    await kind.age(30 * day - 60);
    await stores[0]!.salt();
    expect(await listed()).toEqual(['a failed']);
    await kind.age(120);
    await stores[0]!.salt();
    expect(await listed()).toEqual([]);
  });

  it('never gives what is given up, until somebody says so', async () => {
    await keep('a');
    await takeAnd('failed');
    await kind.age(day);
    expect(await queue.take()).toBeUndefined();
    const [row] = await queue.list(1);
    expect(row).toMatchObject({ content: 'content of a', dueAt: undefined });
    expect(Date.now() - row!.keptAt.getTime()).toBeGreaterThan(day * 1000 - 5000);
    expect(await queue.decide('a', 'waiting')).toBe(true);
    expect(await queue.take()).toMatchObject({ id: 'a', state: 'waiting' });
  });

  it('lets nobody decide about what is being handed over', async () => {
    await keep('a');
    const due = (await queue.take())!;
    await queue.settle(due, 'sending', leaseSeconds);
    expect(await other.decide('a', 'waiting')).toBe(false);
    await kind.age(leaseSeconds + 5);
    expect(await other.decide('a', 'sent')).toBe(true);
    expect(await listed()).toEqual([]);
    expect(JSON.stringify(await kind.rows('mail_queue'))).not.toContain('content of');
  });

  it('counts what is late: given up, or kept too long ago', async () => {
    await keep('a');
    await takeAnd('failed');
    for (const id of ['b', 'c']) await keep(id);
    await queue.noteSent(mail('b'));
    expect(await queue.late(60)).toBe(1);
    await kind.age(90);
    expect(await queue.late(60)).toBe(2);
    await queue.noteSent(mail('c'));
    expect(await queue.late(60)).toBe(1);
  });

  describe('holds', () => {
    it('those of a crowd, until the first of them has been for ten minutes', async () => {
      await hold('a');
      expect(await listed()).toEqual(['a held']);
      expect(await queue.take()).toBeUndefined();
      await kind.age(foldingSeconds - 5);
      await hold('b');
      expect(await other.held(10)).toEqual([]);
      await kind.age(10);
      expect(await queue.take()).toBeUndefined();
      expect(await other.held(10)).toEqual([
        { id: 'a', content: 'content of a' },
        { id: 'b', content: 'content of b' },
      ]);
      expect(await other.held(1)).toHaveLength(1);
    });

    it('the same words from the third on, also of those that are sent', async () => {
      const alike = { likeness: 'same' };
      await keep('a', alike);
      await queue.noteSent(mail('a'));
      for (const id of ['b', 'c', 'd']) await keep(id, alike, other);
      expect(await listed()).toEqual(['b waiting', 'c held', 'd held']);
      await kind.age(foldingSeconds);
      await keep('e', alike);
      expect(await listed()).toContain('e waiting');
    });

    it('no more than the disk has room for, and takes none away from others', async () => {
      await kind.hold(mostHeld - 1);
      expect(await hold('a')).toBe('kept');
      expect(await hold('b')).toBe('full');
      expect(await keep('c')).toBe('kept');
      expect(await hold('a')).toBe('kept');
    });

    it('them until one message takes their place, in one step', async () => {
      for (const id of ['a', 'b', 'c']) await hold(id);
      await queue.replace(['a', 'b'], [mail('folded')]);
      expect(await listed()).toEqual(['c held', 'folded waiting']);
      const again = other.replace(['b', 'c'], [mail('again')]);
      await expect(again).rejects.toThrow('there no more');
      expect(await listed()).toEqual(['c held', 'folded waiting']);
      expect(await keep('a', { digest: 'other' }, other)).toBe('taken');
    });

    it('them until each comes out by itself', async () => {
      await keep('folded');
      await queue.replace(['folded'], [mail('a'), mail('b', { content: `"'ö\\n` })]);
      expect(await listed()).toEqual(['a waiting', 'b waiting']);
      await queue.take();
      expect(await queue.take()).toMatchObject({ id: 'b', content: `"'ö\\n` });
    });
  });
});
