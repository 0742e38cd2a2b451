/** What unit tests of components stand on. */
import type * as Client from 'react-dom/client';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

const roots = vi.hoisted(() => new Set<Client.Root>());

// Toasts have a root of their own, which Testing Library does not know and so does not take down.
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof Client>();
  return {
    ...client,
    createRoot(...of: Parameters<typeof client.createRoot>) {
      const root = client.createRoot(...of);
      roots.add(root);
      return root;
    },
  };
});

// What is waited for comes at once, but for a machine that is busy with something else.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// What React has put off must run while there is a window: the environment is taken away next, and
// an effect that comes late would end the whole run.
afterAll(async () => {
  await act(async () => roots.forEach((root) => root.unmount()));
  await nextTurn();
  await nextTurn();
});

// jsdom has no layout, so no media query ever matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// Nor does anything change its size or wait for a typeface, which Mantine's components listen for.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(document, { fonts: new EventTarget() });
