/**
 * A built site held in memory: what each address is answered with, its headers worked out, in every
 * coding there is a copy for. A file is read once, so that an answer waits for no disk, holds no
 * descriptor and is not changed by a build that comes meanwhile.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import type { LanguageCode } from '../../src/site/languages.ts';
import { pagePath, localizedRouteAt } from '../../src/site/paths.ts';
import { hashOf } from '../build/hash.ts';
import { type BuildRecord, isAsset, isForHosts, readRecord } from '../hosts/build-record.ts';
import { assetHeaders, revalidated } from '../hosts/security-headers.ts';

/** A file in one coding, as it is sent. */
export interface Form {
  body: Buffer;
  /** Strong: no other form or version has it (RFC 9110, section 8.8.3). */
  etag: string;
  /** Names and values in turn, as Node writes them without looking. */
  headers: readonly string[];
  /** Those of an answer that sends nothing, since the browser has it already. */
  unchangedHeaders: readonly string[];
}

/** A file in the codings it comes in. */
export type Resource = { identity: Form } & Partial<Record<'br' | 'gzip', Form>>;

export interface BuiltSite {
  record: BuildRecord;
  /** By the path they are asked for at: `/faq`, `/icons/icon-192.png`. */
  resources: ReadonlyMap<string, Resource>;
  /** What an address that does not exist is answered with, by language. */
  notFound: ReadonlyMap<LanguageCode, Resource>;
  /** Addresses of files that are missing, or are not what was built. */
  faults: readonly string[];
}

/** Where the copies of a file lie, by their coding. */
const copies = { br: '.br', gzip: '.gz' } as const;

interface ReadFile {
  body: Buffer;
  hash: string;
}

const readAtOnce = 32;

/**
 * @param root the folder of a built site
 * @throws Error where it holds none
 */
export async function readBuiltSite(root: string): Promise<BuiltSite> {
  const record = readRecord(root);
  if (!record) throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  const files = new Map<string, ReadFile>();
  const faults: string[] = [];
  const read = async (address: string, expected: string) => {
    const body = await readFile(join(root, address)).catch(() => undefined);
    const hash = body && hashOf(body);
    if (body && hash) files.set(address, { body, hash });
    if (hash !== expected) faults.push(address);
  };
  const wanted = Object.entries({ ...record.former, ...record.files });
  // Some at a time: whoever is answered meanwhile hardly waits, and no system runs out of descriptors.
  for (let at = 0; at < wanted.length; at += readAtOnce) {
    await Promise.all(wanted.slice(at, at + readAtOnce).map((file) => read(...file)));
  }
  return { ...holdSite(files, record), faults };
}

function holdSite(
  files: ReadonlyMap<string, ReadFile>,
  record: BuildRecord,
): Omit<BuiltSite, 'faults'> {
  const languages = record.languages.map((code) => ({ code }));
  const resources = new Map<string, Resource>();
  const notFound = new Map<LanguageCode, Resource>();
  for (const address of files.keys()) {
    if (isForHosts(address) || isCopy(address)) continue;
    const page = pageOf(address);
    const { language, route } = localizedRouteAt(page, languages);
    const isPage = page !== address && !route.status;
    const isNotFound = page === pagePath('not-found', language);
    const resource = resourceAt(address, isPage || isNotFound ? language : undefined);
    if (isNotFound) notFound.set(language, resource);
    else resources.set(isPage ? page : address, resource);
  }
  return { record, resources, notFound };

  function isCopy(address: string): boolean {
    return Object.values(copies).some(
      (ending) => address.endsWith(ending) && files.has(address.slice(0, -ending.length)),
    );
  }

  function resourceAt(address: string, language: LanguageCode | undefined): Resource {
    const plain = files.get(address)!;
    const coded = Object.entries(copies).flatMap(([coding, ending]) => {
      const copy = files.get(address + ending);
      return copy ? [[coding, copy] as const] : [];
    });
    const headers = {
      ...record.headers,
      ...(isAsset(address) ? assetHeaders : { 'Cache-Control': revalidated }),
      'Content-Type': contentType(extname(address)) || 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      ...(language && { 'Content-Language': language }),
      ...(coded.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    const forms = coded.map(([coding, copy]) => [
      coding,
      formOf(copy, { ...headers, 'Content-Encoding': coding }),
    ]);
    return { ...Object.fromEntries(forms), identity: formOf(plain, headers) } as Resource;
  }
}

/** The page a file's name would be that of: `/faq` for `/faq.html`; other paths as they are. */
export function pageOf(file: string): string {
  return file.replace(/(?:^\/index)?\.html$/, '') || '/';
}

function formOf({ body, hash }: ReadFile, headers: Record<string, string>): Form {
  const etag = `"${hash.slice(0, 22)}"`;
  const told = { ...headers, ETag: etag };
  return {
    body,
    etag,
    headers: Object.entries({ ...told, 'Content-Length': String(body.length) }).flat(),
    unchangedHeaders: Object.entries(told).flat(),
  };
}
