import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keep } from '../build/keep.ts';
import { once } from '../build/once.ts';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** @returns whether a file of this name is text, and gains by being compressed */
export const isCompressible = (name: string) => compressible.test(name);

const source = once(() => readFileSync(new URL(import.meta.url)));

/** @returns both forms of a file, each by the ending of its name, at the strongest setting */
export function compress(content: string | Buffer): Promise<Record<'br' | 'gz', Buffer>> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content) };
  return keep('compressed', [content, source()], async () => {
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    return { br, gz };
  });
}
