/**
 * Stops waiting when the time is up, whether or not the work heeds it.
 *
 * @param signal says when: `AbortSignal.timeout` with milliseconds, or one the work has been given
 * @throws Error with the code of a socket's, `ETIMEDOUT`, where the work took longer
 */
export function withinTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const stop = () => reject(Object.assign(new Error('took too long'), { code: 'ETIMEDOUT' }));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', stop));
}
