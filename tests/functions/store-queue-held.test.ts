// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  foldingSeconds,
  leaseSeconds,
  mostHeld,
} from '../../supabase/functions/_shared/store/mailQueue.ts';
import { mailOf, queuesOf } from './support/queues.ts';
import { kinds } from './support/stores.ts';

describe.each(Object.entries(kinds))('held messages of the queue in %s', (_name, make) => {
  const all = queuesOf(make);

  it('wait until the oldest is ten minutes old', async () => {
    await all.hold('a');
    expect(await all.listed()).toEqual(['a held']);
    expect(await all.queue.take()).toBeUndefined();
    await all.kind.age(foldingSeconds - 5);
    await all.hold('b');
    expect(await all.other.held(10)).toEqual([]);
    await all.kind.age(10);
    expect(await all.queue.take()).toBeUndefined();
    expect(await all.other.held(10)).toEqual([
      { id: 'a', content: 'content of a', tries: 0 },
      { id: 'b', content: 'content of b', tries: 0 },
    ]);
    expect(await all.other.held(1)).toHaveLength(1);
  });

  it('include every message with the same text from the third on, sent ones counted', async () => {
    const sameText = { likeness: 'same' };
    await all.keep('a', sameText);
    await all.queue.noteSent(mailOf('a'));
    for (const id of ['b', 'c', 'd']) await all.keep(id, sameText, all.other);
    expect(await all.listed()).toEqual(['b waiting', 'c held', 'd held']);
    await all.kind.age(foldingSeconds);
    await all.keep('e', sameText);
    expect(await all.listed()).toContain('e waiting');
  });

  it('are limited in number, which does not limit other messages', async () => {
    await all.kind.hold(mostHeld - 1);
    expect(await all.hold('a')).toBe('kept');
    expect(await all.hold('b')).toBe('full');
    expect(await all.keep('c')).toBe('kept');
    expect(await all.hold('a')).toBe('kept');
  });

  const untouched = (...ids: string[]) => ids.map((id) => ({ id, tries: 0 }));

  it('are replaced by one digest atomically', async () => {
    for (const id of ['a', 'b', 'c']) await all.hold(id);
    await all.queue.replace(untouched('a', 'b'), [mailOf('folded')]);
    expect(await all.listed()).toEqual(['c held', 'folded waiting']);
    const again = all.other.replace(untouched('b', 'c'), [mailOf('again')]);
    await expect(again).rejects.toThrow('there no more');
    expect(await all.listed()).toEqual(['c held', 'folded waiting']);
    expect(await all.keep('a', { digest: 'other' }, all.other)).toBe('taken');
    const rows = (await all.kind.rows('mail_queue')) as { id: string; content: string | null }[];
    expect(rows.find(({ id }) => id === 'a')!.content).toBeNull();
  });

  it('are not replaced if the owner has decided about one since they were read', async () => {
    for (const id of ['a', 'b']) await all.hold(id);
    await all.kind.age(foldingSeconds);
    const held = await all.queue.held(10);
    await all.other.decide('a', 'waiting');
    await expect(all.queue.replace(held, [mailOf('folded')])).rejects.toThrow('there no more');
    await all.other.settle((await all.other.take())!, 'sending', leaseSeconds);
    await expect(all.queue.replace(held, [mailOf('folded')])).rejects.toThrow('there no more');
    expect(await all.listed()).toEqual(['a sending', 'b held']);
  });

  it('replace their refused digest, unless another worker has leased it', async () => {
    await all.keep('folded');
    const first = (await all.queue.take())!;
    await all.kind.age(leaseSeconds + 5);
    const second = (await all.other.take())!;
    const singles = [mailOf('a'), mailOf('b', { content: `"'ö\\n` })];
    await expect(all.queue.replace([first], singles)).rejects.toThrow('there no more');
    await all.other.replace([second], singles);
    expect(await all.listed()).toEqual(['a waiting', 'b waiting']);
    await all.queue.take();
    expect(await all.queue.take()).toMatchObject({ id: 'b', content: `"'ö\\n` });
  });
});
