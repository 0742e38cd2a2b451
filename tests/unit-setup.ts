/** What unit tests of components stand on. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes at once, but for a machine that is busy with something else.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

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
