import { expect, test, vi } from 'vitest';
import { writeHostRedirects } from './redirects.ts';

test('a static host moves /en/… to /… and knows the 404 page of each language', () => {
  const write = vi.fn();
  writeHostRedirects(write, [{ code: 'en' }, { code: 'sv' }]);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    '/_redirects',
    '/en / 301\n/en/* /:splat 301\n/sv/* /sv/404.html 404\n',
  );
});
