import type { Store } from './store.ts';

/** So many that a flood of callers takes a few megabytes. */
const mostBuckets = 20_000;

/**
 * What counts calls while the store is away: in this process alone, and gone with it.
 *
 * @param now the time in milliseconds
 */
export function createMemoryLimits(now: () => number = Date.now): Pick<Store, 'take' | 'salt'> {
  const buckets = new Map<string, { count: number; endsAt: number }>();
  const salt = crypto.randomUUID();

  return {
    async take(name, allowed, seconds) {
      const known = buckets.get(name);
      const bucket =
        known && known.endsAt > now() ? known : { count: 0, endsAt: now() + seconds * 1000 };
      bucket.count += 1;
      // The newest comes last, so that the oldest is forgotten first.
      buckets.delete(name);
      buckets.set(name, bucket);
      for (const oldest of buckets.keys()) {
        if (buckets.size <= mostBuckets) break;
        buckets.delete(oldest);
      }
      return bucket.count <= allowed ? 0 : Math.ceil((bucket.endsAt - now()) / 1000);
    },
    salt: async () => salt,
  };
}
