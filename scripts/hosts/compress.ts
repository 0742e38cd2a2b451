import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * Lays a `.br` and a `.gz` beside every text file below a folder, at the strongest setting, so that
 * the server compresses nothing while a visitor waits.
 */
export function compressFolder(folder: URL): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (compressible.test(name)) compressFile(new URL(name, folder).pathname);
  }
}

/** Lays both beside one file. */
export function compressFile(file: string): void {
  const content = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
