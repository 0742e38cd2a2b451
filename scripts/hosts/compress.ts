import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** @returns whether a file of this name is text, and gains by being compressed */
export const isCompressible = (name: string) => compressible.test(name);

/** @returns both forms of a file, each by the ending of its name, at the strongest setting */
export async function compress(content: string | Buffer): Promise<Record<'br' | 'gz', Buffer>> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content) };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gz };
}
