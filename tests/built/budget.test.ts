/**
 * What the home page may weigh, compressed, in kB of 1000 bytes. Script and style are held to the
 * figures of a careful prototype of this very stack: 126.5 and 7.3 as gzip sends them, the inline
 * script included. The document is all that stands before the first paint. As brotli sends it, with
 * a kilobyte of headers, it fits the ten segments of a connection's first round trip (RFC 6928): one
 * trip more would cost 150 ms on a slow phone.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pagePath } from '../../src/site/paths.ts';
import { languages, readBuilt } from './builtPages.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

it.each(languages)('the home page in $code keeps to its budget', ({ code }) => {
  const path = pagePath('home', code);
  const document = readBuilt(path === '/' ? '/index.html' : `${path}.html`);
  const html = document.toString();
  const [, entry = '', modules = ''] = /data-entry="([^"]+)" data-modules="([^"]*)"/.exec(html)!;
  const inline = /<script data-entry[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!;
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;

  const scripts = [entry, ...modules.split(' ')].map((file) => gzipSync(readBuilt(file)).length);
  const script = scripts.reduce((sum, size) => sum + size, gzipSync(inline).length);
  const sizes = {
    script: kilobytes(script),
    style: kilobytes(gzipSync(style).length),
    document: kilobytes(brotliCompressSync(document).length),
  };
  console.log(`home ${code}: ${JSON.stringify(sizes)} kB`);
  expect(sizes.script).toBeLessThanOrEqual(126.5);
  expect(sizes.style).toBeLessThanOrEqual(7.3);
  expect(sizes.document).toBeLessThanOrEqual(13.6);
});
