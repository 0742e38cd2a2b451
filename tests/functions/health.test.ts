// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchHealth } from '../../scripts/server/health.ts';
import { noSite } from '../../scripts/server/sample-site.ts';
import {
  type Configuration,
  readConfiguration,
} from '../../supabase/functions/_shared/configuration.ts';
import { storeOf } from '../../supabase/functions/_shared/store/store.ts';
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

/** The checks, with given faults of the functions and the site. */
const watch = (configuration: Configuration, broken: string[] = [], gone: string[] = []) =>
  watchHealth({
    configuration,
    site: () => ({ ...noSite, faults: gone }),
    functions: { faults: async () => broken, modelState: () => 'unasked' },
  });

describe('at the start', () => {
  it('reports nothing for a database with the migrations', async () => {
    const health = await watch(configurationFor(database.address));
    expect(await health()).toMatchObject({ store: 'postgres', faults: [], warnings: [] });
  });

  it('names a database that does not exist', async () => {
    const address = database.address.replace(/[^/]+$/, 'nowhere');
    await expect(watch(configurationFor(address))).rejects.toThrow(
      /^DATABASE_URL: the database does not answer: .*"nowhere" does not exist/,
    );
  });

  it('asks for missing migrations', async () => {
    await database.query('alter function public.website_salt() rename to elsewhere');
    const checking = watch(configurationFor(database.address));
    await expect(checking).rejects.toThrow(/supabase\/migrations\/ brings: run those first/);
    await database.query('alter function public.elsewhere() rename to website_salt');
  });
});

it('reports plainly what is missing, and logs the reason, once', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const configuration = configurationFor(database.address);
  const health = await watch(configuration, ['chat: no /srv/site/en.json'], ['/faq.html']);
  const { faults } = await health();
  expect(faults).toEqual(['build_not_whole', 'function_missing']);
  expect(JSON.stringify(await health())).not.toContain('/srv/');
  const lines = error.mock.calls.map(([line]) => JSON.parse(line as string) as unknown);
  expect(lines).toMatchObject([
    { event: 'build_not_whole', reason: 'not as they were built: /faq.html' },
    { event: 'function_missing', reason: 'chat: no /srv/site/en.json' },
  ]);
});

it('reports an undelivered message', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const configuration = configurationFor(database.address);
  const { queue } = await storeOf(configuration);
  const prints = { id: 'a', digest: 'd', likeness: 'l' };
  await queue.keep({ ...prints, content: 'asa@foretag.example', wake: '' }, false);
  await queue.settle({ id: 'a', tries: 0 }, 'failed');
  const health = await watch(configuration);
  expect((await health()).faults).toEqual(['messages_undelivered']);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run messages'));
  expect(error.mock.calls.join()).not.toContain('foretag');
});

it('starts while the database is down, and reports when it is back', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await database.kill();
  const health = await watch(configurationFor(database.address));
  expect((await health()).faults).toEqual(['store_unavailable']);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('DATABASE_URL: the'));
  await database.restart();
  await expect.poll(async () => (await health()).faults).not.toContain('store_unavailable');
}, 60_000);
