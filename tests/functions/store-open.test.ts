// @vitest-environment node
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { casesOf } from './support/seed.ts';

/** Without a retry, one in a hundred failed to open. */
const threads = 6;
const rounds = casesOf(1000);

it('a new file may be opened by several at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-open-'));
  const gate = new SharedArrayBuffer(8);
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL('support/storeOpener.ts', import.meta.url), {
        workerData: { gate, folder, threads, rounds },
      }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  rmSync(folder, { recursive: true });
  const [arrived, refused] = new Int32Array(gate);
  expect({ arrived, refused }).toEqual({ arrived: threads * rounds, refused: 0 });
}, 120_000);
