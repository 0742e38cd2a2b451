import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord, recordAddress } from '../hosts/build-record.ts';
import { hashOf } from './hash.ts';
import { gatherFiles, readFolder, writeSite } from './output.ts';

function emptyFolder(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return pathToFileURL(`${folder}/`);
}

const textOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries(Array.from(files, ([address, content]) => [address, content.toString()]));

const facts = { languages: ['en', 'sv'], headers: { 'X-Sample': 'a' }, chat: '' };

/** Builds a site of these files into a folder, and gives what it holds then, but for the record. */
function build(folder: URL, files: Record<string, string>) {
  writeSite(folder, new Map(Object.entries(files)), facts);
  const { [recordAddress]: _record, ...rest } = textOf(readFolder(folder));
  return rest;
}

test('a folder holds what was built last, and of what was built before the assets', () => {
  const folder = emptyFolder();
  build(folder, { '/page.html': 'first', '/gone/page.html': 'gone', '/assets/a.js': 'a' });
  expect(build(folder, { '/page.html': 'second', '/assets/b.js': 'b' })).toEqual({
    '/page.html': 'second',
    '/assets/a.js': 'a',
    '/assets/b.js': 'b',
  });
  expect(build(folder, { '/page.html': 'third', '/assets/c.js': 'c' })).toEqual({
    '/page.html': 'third',
    '/assets/b.js': 'b',
    '/assets/c.js': 'c',
  });
});

test('the record names every file by its hash, and changes when something does', () => {
  const folder = emptyFolder();
  const recordAfter = (files: Record<string, string>) => {
    build(folder, files);
    return readRecord(fileURLToPath(folder))!;
  };
  const first = recordAfter({ '/page.html': 'same', '/assets/a.js': 'a' });
  expect(first).toMatchObject({
    ...facts,
    files: { '/page.html': hashOf('same'), '/assets/a.js': hashOf('a') },
    former: {},
  });
  expect(recordAfter({ '/page.html': 'same', '/assets/a.js': 'a' })).toEqual(first);
  const second = recordAfter({ '/page.html': 'same' });
  expect(second.former).toEqual({ '/assets/a.js': hashOf('a') });
  expect(second.version).not.toBe(first.version);
});

test('neither the order of files nor a build that replaces no asset counts', () => {
  const folder = emptyFolder();
  const root = fileURLToPath(folder);
  build(folder, { '/page.html': 'first', '/assets/a.js': 'a' });
  build(folder, { '/page.html': 'second', '/assets/b.js': 'b' });
  const { version, former } = readRecord(root)!;
  build(folder, { '/assets/b.js': 'b', '/page.html': 'second' });
  expect(readRecord(root)).toMatchObject({ version, former });
  build(folder, { '/page.html': 'third', '/assets/b.js': 'b' });
  expect(readRecord(root)!.version).not.toBe(version);
  expect(readRecord(root)!.former).toEqual(former);
});

test('another text for the chat to answer from is another build', () => {
  const folder = emptyFolder();
  const versions = ['first', 'second'].map((chat) => {
    writeSite(folder, new Map([['/page.html', 'same']]), { ...facts, chat });
    return readRecord(fileURLToPath(folder))!.version;
  });
  expect(new Set(versions).size).toBe(2);
});

test.each(['/a b.pdf', '/årsredovisning.pdf', '/a#b.txt', '/50%.txt'])(
  '%s is refused: not every host would find it',
  (address) => {
    expect(() => build(emptyFolder(), { [address]: '' })).toThrow(address);
  },
);

test('what a folder holds already is not touched', () => {
  const folder = emptyFolder();
  build(folder, { '/page.html': 'same' });
  utimesSync(new URL('page.html', folder), 1, 1);
  build(folder, { '/page.html': 'same' });
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
