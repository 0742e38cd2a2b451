// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { type Store, StoreError, storeOf } from './store.ts';

const settled = vi.hoisted(() => vi.fn());

/** It keeps the whole process from going on, as SQLite does with a file that is busy. */
const blocking = vi.hoisted(() => ({
  async claim() {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 3000);
    return 'granted' as const;
  },
  settle: settled,
}));

vi.mock('./sqliteStore.ts', () => ({ createSqliteStore: () => blocking as unknown as Store }));

it('gives a key back that was granted too late, and says so to whoever asked', async () => {
  const store = await storeOf({ databaseUrl: '', stateFile: 'blocking' });
  const message = { id: 'a', digest: 'b' };
  await expect(store.claim(message, ['failed'])).rejects.toThrow(StoreError);
  expect(settled.mock.calls).toEqual([[message, 'failed']]);
});
