/**
 * Has the newest build at hand. It is taken up whole, once every file of it has arrived and is what
 * was built: until then the one before is served, also while a build is written or copied here.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../../supabase/functions/_shared/log.ts';
import { isAsset, readRecord, recordAddress } from '../hosts/build-record.ts';
import { type BuiltSite, readBuiltSite, type Resource } from './built-site.ts';

/** Milliseconds between two looks. */
const interval = 1_000;

/** How many of the files that are not as they were built are named. */
const mostNamed = 5;

/** How many times longer it is until the next look where not all of a build has arrived. */
const patience = 10;

/**
 * @param root the folder of a built site
 * @returns a function that gives the site as it is at the moment
 * @throws Error where there is none to begin with
 */
export async function followBuilds(root: string, pause = interval): Promise<() => BuiltSite> {
  let seen = changeOf(root);
  // There is no other: what is whole of it is better than nothing.
  let site = await readBuiltSite(root);
  let told = '';
  warnOf(site);

  async function look(): Promise<void> {
    const change = changeOf(root);
    const isWhole = site.faults.length === 0;
    if (change === undefined || (change === seen && isWhole)) return;
    if (readRecord(root)?.version === site.record.version && isWhole) {
      seen = change;
      return;
    }
    const next = await readBuiltSite(root);
    warnOf(next);
    if (next.faults.length > 0) return;
    seen = change;
    site = { ...next, resources: withAssetsOf(site, next.resources) };
    log('info', 'build_taken_up', { version: next.record.version, built: next.record.built });
  }

  /** Says once what is awaited, however often it is looked for. */
  function warnOf({ faults, record }: BuiltSite): void {
    const is = faults.toSorted().join();
    if (faults.length > 0 && is !== told) {
      const files = faults.toSorted().slice(0, mostNamed);
      const more = faults.length - files.length;
      log('warn', 'build_not_whole', { version: record.version, files, more });
    }
    told = is;
  }

  function warnOfFault(error: unknown): void {
    const reason = (error as Error).message;
    if (reason !== told) log('warn', 'build_not_read', { reason });
    told = reason;
  }

  const again = () =>
    setTimeout(
      () => void look().catch(warnOfFault).finally(again),
      told ? pause * patience : pause,
    ).unref();
  again();
  return () => site;
}

/** What changes whenever a build is written: its record is made anew. */
function changeOf(root: string): number | undefined {
  return statSync(join(root, recordAddress), { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * With the assets of the build that was served before: when builds follow each other quickly, the
 * last on the disk is not the one that open pages are from.
 */
function withAssetsOf(last: BuiltSite, resources: BuiltSite['resources']): BuiltSite['resources'] {
  const former = [...last.resources].filter(([address]) => isAsset(address));
  const own = former.filter(([address]) => address in last.record.files);
  return new Map<string, Resource>([...own, ...resources]);
}
