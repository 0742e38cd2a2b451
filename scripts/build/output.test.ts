import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { gatherFiles, readFolder, writeFolder } from './output.ts';

function emptyFolder(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return pathToFileURL(`${folder}/`);
}

const textOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries(Array.from(files, ([address, content]) => [address, content.toString()]));

test('a folder holds what was written last and nothing older', () => {
  const folder = emptyFolder();
  writeFolder(folder, new Map([['/page.html', 'first'], ['/assets/old.js', 'old']])); // prettier-ignore
  writeFolder(folder, new Map([['/page.html', 'second'], ['/sv/page.html', 'andra']])); // prettier-ignore
  expect(textOf(readFolder(folder))).toEqual({ '/page.html': 'second', '/sv/page.html': 'andra' });
});

test('what a folder holds already is not touched', () => {
  const folder = emptyFolder();
  const files = new Map([['/page.html', 'same']]);
  writeFolder(folder, files);
  utimesSync(new URL('page.html', folder), 1, 1);
  writeFolder(folder, files);
  expect(statSync(new URL('page.html', folder)).mtimeMs).toBe(1000);
});

test('text gets both copies, a picture none, and where none are wanted nothing does', async () => {
  const contents = { '/page.html': 'a page', '/picture.png': 'a picture' };
  const gather = (compresses: boolean) => {
    const { write, gathered } = gatherFiles(compresses);
    for (const [address, content] of Object.entries(contents)) write(address, content);
    return gathered();
  };
  const files = await gather(true);
  expect([...files.keys()].sort()).toEqual([
    '/page.html',
    '/page.html.br',
    '/page.html.gz',
    '/picture.png',
  ]);
  expect(brotliDecompressSync(files.get('/page.html.br')!).toString()).toBe('a page');
  expect(gunzipSync(files.get('/page.html.gz')!).toString()).toBe('a page');
  expect(Object.fromEntries(await gather(false))).toEqual(contents);
});
