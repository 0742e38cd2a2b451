import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostRedirects } from './redirects.ts';

test('a static host moves /en/… to /… and knows the 404 page of each language', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeHostRedirects(pathToFileURL(`${folder}/`), [{ code: 'en' }, { code: 'sv' }]);
  expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toBe(
    '/en / 301\n/en/* /:splat 301\n/sv/* /sv/404.html 404\n',
  );
});
