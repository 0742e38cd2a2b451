// @vitest-environment node
import { expect, it } from 'vitest';
import { withinTime } from './withinTime.ts';

const never = new Promise<string>(() => {});
const late = { message: 'took too long', code: 'ETIMEDOUT' };

it('gives what comes in time, a failure too', async () => {
  const { signal } = new AbortController();
  await expect(withinTime(signal, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withinTime(signal, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('waits no longer than the signal says', async () => {
  const time = new AbortController();
  const waiting = withinTime(time.signal, never);
  time.abort();
  await expect(waiting).rejects.toMatchObject(late);
  await expect(withinTime(time.signal, never)).rejects.toMatchObject(late);
  await expect(withinTime(AbortSignal.timeout(1), never)).rejects.toMatchObject(late);
});
