/** A fake clock, for long timeouts. */
import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of this process for the rest of the test. Sockets work as usual; abort signals, which
 * fake timers leave running, follow the clock, too.
 *
 * @returns advances it, by milliseconds
 */
export function stopClock(): (milliseconds: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    timeout.mockRestore();
  });
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}
