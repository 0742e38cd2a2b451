import path from 'node:path';
import { createServer } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { editPlugin } from './edit-plugin.ts';

const refreshText = vi.fn();
const handled = vi.fn();
const vite = await createServer({
  appType: 'custom',
  configFile: false,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
  plugins: [
    editPlugin(refreshText),
    { name: 'last', hotUpdate: ({ file }) => void handled(path.relative('', file)) },
  ],
});
const send = vi.spyOn(vite.environments.client.hot, 'send').mockReturnValue();
afterEach(() => vi.useRealTimers());
afterAll(() => vite.close());

test.each([
  ['src/pages/faq.tsx', 1, 0],
  ['src/content/episode.ts', 1, 0],
  ['locales/en/faq.json', 1, 1],
  ['supabase/functions/chat-with-ai/site/en.generated.json', 0, 0],
])('an edit of %s refreshes the text %d times, and the pages %d', async (file, texts, pages) => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vite.watcher.emit('change', path.resolve(file));
  vite.watcher.emit('change', path.resolve(file));
  // For the browser's modules and the server's.
  await vi.waitFor(() => expect(handled.mock.calls.flat()).toEqual(Array(4).fill(file)));
  vi.runAllTimers();
  expect(refreshText).toHaveBeenCalledTimes(texts);
  const sent = send.mock.calls.map(([payload]) => payload);
  expect(sent).toEqual(Array.from({ length: 2 * pages }, () => ({ type: 'full-reload' })));
});
