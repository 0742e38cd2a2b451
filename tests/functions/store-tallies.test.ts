// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../supabase/functions/_shared/store/store.ts';
import { type Kind, kinds } from './support/stores.ts';

describe.each(Object.entries(kinds))('tallies in %s', (_name, make) => {
  let kind: Kind;
  let store: Store;
  /** Another instance of the functions. */
  let other: Store;

  beforeAll(async () => {
    kind = await make();
    store = kind.open();
    other = kind.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await other.close();
    await kind.close();
  });

  it('are summed over instances, by month', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, call) => (call % 2 ? other : store).tally('a')),
    );
    await store.tally('b');
    const month = new Date().toISOString().slice(0, 7);
    expect((await store.tallies()).sort((a, b) => a.count - b.count)).toEqual([
      { month, name: 'b', count: 1 },
      { month, name: 'a', count: 30 },
    ]);
  });

  it('are deleted after a year', async () => {
    await kind.ageYear();
    await store.tally('new');
    await store.salt();
    expect((await store.tallies()).map(({ name }) => name)).toEqual(['new']);
  });
});
