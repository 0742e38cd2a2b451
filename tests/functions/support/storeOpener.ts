/** A thread that opens files at the same moments as others do, and counts what was refused. */
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createSqliteStore } from '../../../supabase/functions/_shared/store/sqliteStore.ts';

const { gate, folder, threads, rounds } = workerData as {
  gate: SharedArrayBuffer;
  folder: string;
  threads: number;
  rounds: number;
};
/** How often a thread has come to a round, and how often it was refused. */
const counts = new Int32Array(gate);

for (let round = 0; round < rounds; round += 1) {
  Atomics.add(counts, 0, 1);
  while (Atomics.load(counts, 0) < (round + 1) * threads);
  try {
    const store = createSqliteStore(join(folder, `${round}.sqlite`));
    await store.salt();
    await store.close();
  } catch {
    Atomics.add(counts, 1, 1);
  }
}
