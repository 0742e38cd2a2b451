/**
 * One JSON object a line. A line tells when, which request, which function and what became of it; it
 * never holds a message, an address or a key, so an error is logged without its message.
 */

type Level = 'info' | 'warn' | 'error';

/**
 * @param level `warn` for what a developer may want to see, `error` for what somebody must see to
 * @param event what happened, in a fixed word
 * @param details facts that are safe to keep
 */
export function log(level: Level, event: string, details: Record<string, unknown>): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
}

/**
 * What may be kept of an error: its name, its system code and where it was thrown. The message may
 * quote what the visitor wrote.
 */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}
