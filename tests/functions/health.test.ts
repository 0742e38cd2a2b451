// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkAtStart, healthOf } from '../../scripts/server/health.ts';
import { noSite } from '../../scripts/server/sample-site.ts';
import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

let database: Postgres;

beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.stop());
afterEach(() => void vi.restoreAllMocks());

const configurationFor = (DATABASE_URL: string) =>
  readConfiguration({
    DATABASE_URL,
    SMTP_URL: 'smtp://localhost',
    VITE_CONTACT_EMAIL: 'a@b.example',
  });

describe('at the start', () => {
  it('finds nothing wrong with a database that has the migrations', async () => {
    await expect(checkAtStart(configurationFor(database.address))).resolves.toBeUndefined();
  });

  it('names a database that does not exist', async () => {
    const address = database.address.replace(/[^/]+$/, 'nowhere');
    await expect(checkAtStart(configurationFor(address))).rejects.toThrow(
      /^DATABASE_URL: the database does not answer: .*"nowhere" does not exist/,
    );
  });

  it('asks for the migrations where they are missing', async () => {
    await database.query('alter function public.website_salt() rename to elsewhere');
    const checking = checkAtStart(configurationFor(database.address));
    await expect(checking).rejects.toThrow(/supabase\/migrations\/ brings: run those first/);
    await database.query('alter function public.elsewhere() rename to website_salt');
  });
});

it('is told of a database that is away, and that it is back', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const configuration = configurationFor(database.address);
  const watched = { configuration, build: () => noSite.record, model: () => 'well' as const };
  const faults = async () => (await healthOf(watched)()).faults;
  expect(await faults()).toEqual([]);
  await database.kill();
  expect(await faults()).toEqual([expect.stringMatching(/^DATABASE_URL: the database does not/)]);
  await expect(checkAtStart(configuration)).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('store_unavailable'));
  await database.restart();
  await expect.poll(faults).toEqual([]);
}, 60_000);
