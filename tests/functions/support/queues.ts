/** The queue of a store, as two instances of the functions see it. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MailQueue } from '../../../supabase/functions/_shared/store/mailQueue.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import type { Kind } from './stores.ts';

interface Queues {
  kind: Kind;
  store: Store;
  queue: MailQueue;
  /** Another instance's. */
  other: MailQueue;
}

/** @returns a message to keep, by its id */
export const mailOf = (id: string, more = {}) => ({
  id,
  digest: `digest of ${id}`,
  content: `content of ${id}`,
  likeness: `words of ${id}`,
  wake: '',
  ...more,
});

/** Opens both for a block of tests, and empties the queue for each. */
export function queuesOf(make: () => Kind | Promise<Kind>) {
  const all = {} as Queues;
  let stores: Store[];

  beforeAll(async () => {
    all.kind = await make();
    stores = [all.kind.open(), all.kind.open()];
    [all.queue, all.other] = stores.map((store) => store.queue) as [MailQueue, MailQueue];
    [all.store] = stores as [Store];
  }, 60_000);
  beforeEach(() => all.kind.empty('mail_queue'));
  afterAll(async () => {
    for (const store of stores) await store.close();
    await all.kind.close();
  });

  return Object.assign(all, {
    keep: (id: string, more = {}, from = all.queue) => from.keep(mailOf(id, more), false),
    hold: (id: string) => all.queue.keep(mailOf(id), true),
    /** Leases the next message, and settles it. */
    takeAnd: async (...say: [state: 'waiting' | 'unknown' | 'failed', pause?: number]) =>
      all.queue.settle((await all.queue.take())!, ...say),
    /** The messages that are not sent, with their states. */
    listed: async () => (await all.queue.list(100)).map(({ id, state }) => `${id} ${state}`).sort(),
  });
}
