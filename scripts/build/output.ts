/** The files of a site: gathered by their address, compressed meanwhile, and written in one go. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isAsset,
  readRecord,
  recordAddress,
  recordOf,
  type SiteFacts,
} from '../hosts/build-record.ts';
import { compress, isCompressible } from '../hosts/compress.ts';

/** Puts a file of the site where its address says: `/icons/icon-192.png`. */
export type Write = (address: string, content: string | Buffer) => void;

/** Contents by address, compressed copies among them. */
export type SiteFiles = ReadonlyMap<string, string | Buffer>;

/**
 * @param compresses whether every text file gets its compressed copies beside it
 * @returns what takes a file, and what gives all of them once the copies are made: on the other core,
 *   while the next pages are rendered
 */
export function gatherFiles(compresses: boolean) {
  const files = new Map<string, string | Buffer>();
  const underway: Promise<void>[] = [];

  const addCopies = async (address: string, content: string | Buffer) => {
    const { br, gz } = await compress(content);
    files.set(`${address}.br`, br).set(`${address}.gz`, gz);
  };

  const write: Write = (address, content) => {
    files.set(address, content);
    if (compresses && isCompressible(address)) underway.push(addCopies(address, content));
  };

  const gathered = (): Promise<SiteFiles> => Promise.all(underway).then(() => files);
  return { write, gathered };
}

/** A name that is written the same in an address, so that every host finds its file. */
const plainName = /^[\w.~/-]+$/;

/**
 * Makes a folder hold this site, while others may be serving it: each file is whole at once, comes
 * before those that ask for it and goes after them, and the site's record is written when all are
 * there. What is there already is not written again.
 *
 * @throws Error naming a file that not every host would find
 */
export function writeSite(folder: URL, files: SiteFiles, facts: SiteFacts): void {
  for (const address of files.keys()) {
    if (!plainName.test(address)) {
      throw new Error(`${address}: a file's name may have a-z, 0-9, ".", "_", "~" and "-" in it`);
    }
  }
  mkdirSync(folder, { recursive: true });
  const present = readFolder(folder);
  const record = recordOf(files, facts, readRecord(fileURLToPath(folder)));
  const assetsFirst = [...files].sort(([a], [b]) => Number(isAsset(b)) - Number(isAsset(a)));
  const wanted = new Map(assetsFirst).set(recordAddress, JSON.stringify(record));
  for (const [address, content] of wanted) {
    if (!present.get(address)?.equals(Buffer.from(content))) writeWhole(address, content);
  }
  for (const address of present.keys()) {
    // Who publishes from a branch has its repository there.
    if (wanted.has(address) || address in record.former || address.startsWith('/.git')) continue;
    const file = new URL(`.${address}`, folder);
    rmSync(file);
    if (readdirSync(new URL('.', file)).length === 0) rmdirSync(new URL('.', file));
  }

  function writeWhole(address: string, content: string | Buffer): void {
    const file = new URL(`.${address}`, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    const unfinished = new URL(`${file.href}.${process.pid}`);
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  }
}

/** @returns the files below a folder, by their address, in the order of their addresses */
export function readFolder(folder: URL): Map<string, Buffer> {
  const root = fileURLToPath(folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [`/${relative(root, file)}`, readFileSync(file)]),
  );
}
