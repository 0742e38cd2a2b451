// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { leaseSeconds } from '../../supabase/functions/_shared/store/mailQueue.ts';
import { mailOf, queuesOf } from './support/queues.ts';
import { kinds } from './support/stores.ts';

const day = 24 * 60 * 60;

describe.each(Object.entries(kinds))('the queue in %s', (_name, make) => {
  const all = queuesOf(make);

  it('stores a message once under its key, and refuses a different one under the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => all.keep('a', {}, at % 2 ? all.queue : all.other)),
    );
    expect(new Set(answers)).toEqual(new Set(['kept']));
    expect(await all.listed()).toEqual(['a waiting']);
    expect(await all.keep('a', { digest: 'other' }, all.other)).toBe('taken');
  });

  it('leases each message to one worker, and to the next after a minute without a result', async () => {
    for (const id of ['a', 'b', 'c']) await all.keep(id);
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? all.queue : all.other).take()),
    );
    const ids = taken.flatMap((due) => due?.id ?? []);
    expect(ids.sort()).toEqual(['a', 'b', 'c']);
    expect(taken.find((due) => due)).toMatchObject({ state: 'waiting', tries: 1 });
    await all.kind.age(leaseSeconds - 5);
    expect(await all.queue.take()).toBeUndefined();
    await all.kind.age(10);
    const again = await all.queue.take();
    expect(again).toMatchObject({ tries: 2, content: `content of ${again!.id}` });
  });

  it('ignores late results of an expired lease', async () => {
    await all.keep('a');
    const first = (await all.queue.take())!;
    await all.kind.age(leaseSeconds + 5);
    const second = (await all.other.take())!;
    expect(await all.queue.settle(first, 'sending', 60)).toBe(false);
    expect(await all.listed()).toEqual(['a waiting']);
    expect(await all.other.settle(second, 'sending', 60)).toBe(true);
    expect(await all.queue.settle(first, 'waiting', 0)).toBe(false);
    expect(await all.listed()).toEqual(['a sending']);
  });

  it('leases it again after the pause, with its last state and its age', async () => {
    await all.keep('a');
    await all.takeAnd('unknown', 100);
    await all.kind.age(95);
    expect(await all.queue.take()).toBeUndefined();
    await all.kind.age(10);
    const due = await all.other.take();
    expect(due).toMatchObject({ state: 'unknown', tries: 2, digest: 'digest of a' });
    expect(due!.age).toBeCloseTo(105, -1);
  });

  it('deletes the content of a sent message, and its key after two days', async () => {
    await all.keep('a');
    const due = (await all.queue.take())!;
    await all.queue.noteSent(due);
    expect(JSON.stringify(await all.kind.rows('mail_queue'))).not.toContain('content of');
    expect(await all.listed()).toEqual([]);
    expect(await all.keep('a')).toBe('kept');
    expect(await all.queue.settle(due, 'waiting', 0)).toBe(false);
    expect(await all.queue.decide('a', 'waiting')).toBe(false);
    expect(await all.queue.take()).toBeUndefined();
    await all.kind.age(2 * day - 60);
    await all.store.salt();
    expect(await all.keep('a', { digest: 'other' })).toBe('taken');
    await all.kind.age(120);
    await all.store.salt();
    expect(await all.keep('a', { digest: 'other' })).toBe('kept');
  });

  it('does not queue a message whose key was recorded as sent', async () => {
    await all.queue.noteSent({ id: 'a', digest: 'digest of a' });
    expect(await all.keep('a')).toBe('kept');
    expect(await all.keep('a', { digest: 'other' })).toBe('taken');
    expect(await all.listed()).toEqual([]);
  });

  it('deletes undelivered messages after thirty days', async () => {
    await all.keep('a');
    await all.takeAnd('failed');
    await all.kind.age(30 * day - 60);
    await all.store.salt();
    expect(await all.listed()).toEqual(['a failed']);
    await all.kind.age(120);
    await all.store.salt();
    expect(await all.listed()).toEqual([]);
  });

  it('leases a failed message only after the owner’s decision', async () => {
    await all.keep('a');
    await all.takeAnd('failed');
    await all.kind.age(day);
    expect(await all.queue.take()).toBeUndefined();
    const [row] = await all.queue.list(1);
    expect(row).toMatchObject({ content: 'content of a', dueAt: undefined });
    expect(Date.now() - row!.keptAt.getTime()).toBeGreaterThan(day * 1000 - 5000);
    expect(await all.queue.decide('a', 'waiting')).toBe(true);
    expect(await all.queue.take()).toMatchObject({ id: 'a', state: 'waiting' });
  });

  it('refuses a decision about a message that is being sent', async () => {
    await all.keep('a');
    const due = (await all.queue.take())!;
    await all.queue.settle(due, 'sending', leaseSeconds);
    expect(await all.other.decide('a', 'waiting')).toBe(false);
    await all.kind.age(leaseSeconds + 5);
    expect(await all.other.decide('a', 'sent')).toBe(true);
    expect(await all.listed()).toEqual([]);
    expect(JSON.stringify(await all.kind.rows('mail_queue'))).not.toContain('content of');
  });

  it('ignores a worker’s result after the owner’s decision', async () => {
    await all.keep('a');
    const due = (await all.queue.take())!;
    expect(await all.other.decide('a', 'waiting')).toBe(true);
    expect(await all.queue.settle(due, 'failed')).toBe(false);
    expect(await all.other.take()).toMatchObject({ id: 'a', state: 'waiting' });
  });

  it('records no send over a different message', async () => {
    await all.keep('a');
    await all.queue.noteSent({ id: 'a', digest: 'other' });
    expect(await all.listed()).toEqual(['a waiting']);
  });

  it('counts late messages: failed, or too old', async () => {
    await all.keep('a');
    await all.takeAnd('failed');
    for (const id of ['b', 'c']) await all.keep(id);
    await all.queue.noteSent(mailOf('b'));
    expect(await all.queue.late(60)).toBe(1);
    await all.kind.age(90);
    expect(await all.queue.late(60)).toBe(2);
    await all.queue.noteSent(mailOf('c'));
    expect(await all.queue.late(60)).toBe(1);
  });
});
