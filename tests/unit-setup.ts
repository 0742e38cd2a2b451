/** Setup of unit tests of components. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// For busy machines.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// jsdom has no layout, so no media query ever matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// Nor does an element change size or wait for a font, which Mantine's components observe.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(document, { fonts: new EventTarget() });
