/**
 * What a built site says of itself, in a file beside its pages: whoever serves it takes from there
 * what was settled when it was built, and sees whether all of it has arrived.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '../../src/site/languages.ts';
import { hashOf } from '../build/hash.ts';
import type { SiteFiles } from '../build/output.ts';
import type { Headers } from './security-headers.ts';

/** Hashes of files, by their address. */
type Hashes = Readonly<Record<string, string>>;

/** What is settled about a site besides its files. */
export interface SiteFacts {
  languages: readonly LanguageCode[];
  /** What stands on every answer. */
  headers: Headers;
  /** A hash of what its chat answers from, which lies elsewhere. */
  chat: string;
}

export interface BuildRecord extends SiteFacts {
  /** Tells builds apart: a hash of their facts and files. */
  version: string;
  /** When it was built, in ISO 8601. */
  built: string;
  files: Hashes;
  /** What the build before had under `/assets/` and this one has not: open tabs may ask for it. */
  former: Hashes;
}

export const recordAddress = '/_build.json';

/** @returns whether a file is for hosts and not for visitors: `_headers`, `_redirects`, the record */
export const isForHosts = (address: string) => address.startsWith('/_');

/** @returns whether a file's name tells its content: it never changes, and is gone one day */
export const isAsset = (address: string) => address.startsWith('/assets/');

/** @param last the record of the build before, where there was one */
export function recordOf(files: SiteFiles, facts: SiteFacts, last?: BuildRecord): BuildRecord {
  const hashes: Hashes = Object.fromEntries(
    // In the order of their names: they come as their compression ends.
    Array.from(files, ([address, content]) => [address, hashOf(content)] as const).sort(
      ([one], [other]) => (one < other ? -1 : 1),
    ),
  );
  const version = hashOf(JSON.stringify([facts, hashes])).slice(0, 16);
  if (last?.version === version) return last;
  const missingNow = (all: Hashes) =>
    Object.entries(all).filter(([address]) => isAsset(address) && !(address in hashes));
  const replaced = missingNow(last?.files ?? {});
  // A build that replaces no asset leaves those that the one before has replaced.
  const former = Object.fromEntries(
    replaced.length > 0 ? replaced : missingNow(last?.former ?? {}),
  );
  return { version, built: new Date().toISOString(), ...facts, files: hashes, former };
}

/**
 * @param root the folder of a built site
 * @returns its record; nothing where there is none
 */
export function readRecord(root: string): BuildRecord | undefined {
  const file = join(root, recordAddress);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}
