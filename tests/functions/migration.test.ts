// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './support/postgres.ts';

let database: Postgres;

/** Stubs of the extensions `pg_cron` and `pg_net`, as far as they are used. */
const extensions = `
  create schema cron;
  create table cron.job (name text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql as 'insert into cron.job values (job_name, schedule, command); select 1::bigint';
  create schema net;
  create table net.requests (url text, body jsonb, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint
    language sql as 'insert into net.requests values (url, body, headers); select 1::bigint';
`;

beforeAll(async () => {
  database = await startPostgres(extensions);
}, 60_000);
afterAll(() => database.stop());

const calls = [
  `public.website_take('a', 1, 60)`,
  `public.website_keep_mail('a', 'b', 'c', 'd', '', false, 2, 600, 9)`,
  `public.website_take_mail(60)`,
  `public.website_settle_mail('a', 1, 'failed', null)`,
  `public.website_decide_mail('a', 'sent')`,
  `public.website_note_sent_mail('a', 'b')`,
  `public.website_held_mail(10, 600)`,
  `public.website_replace_mail('[]', '[]')`,
  `public.website_list_mail(10)`,
  `public.website_late_mail(60)`,
  `public.website_spend(1, 10)`,
  `public.website_salt()`,
  `public.website_tally('a')`,
  `public.website_tallies()`,
];
const tables = ['limits', 'mail_queue', 'tokens', 'salts', 'tallies'];

/** Runs a statement as a role, and rolls it back. */
const as = (role: string, statement: string) =>
  database.query(`begin; set local role ${role}; ${statement}; rollback`).catch(async (error) => {
    await database.query('rollback');
    throw error;
  });

describe.each(['anon', 'authenticated'])('%s', (role) => {
  it.each(calls)('may not execute %s', async (call) => {
    await expect(as(role, `select ${call}`)).rejects.toThrow('permission denied for function');
  });

  it.each(tables)('may neither read nor write %s', async (table) => {
    for (const statement of [`select * from website.${table}`, `delete from website.${table}`]) {
      await expect(as(role, statement)).rejects.toThrow('permission denied for schema');
    }
  });
});

describe('the service role', () => {
  it.each(calls)('may execute %s', async (call) => {
    await expect(as('service_role', `select ${call}`)).resolves.toBeDefined();
  });

  it.each(tables)('may not read %s itself', async (table) => {
    const reading = as('service_role', `select * from website.${table}`);
    await expect(reading).rejects.toThrow('permission denied for schema');
  });
});

it('gives each function an empty search path, and each table row security', async () => {
  const functions = await database.query<{ name: string; settings: string[]; definer: boolean }>(`
    select proname as name, proconfig as settings, prosecdef as definer
    from pg_proc where pronamespace = 'public'::regnamespace`);
  expect(functions).toHaveLength(calls.length);
  for (const { settings, definer } of functions) {
    expect(settings).toContain('search_path=""');
    expect(definer).toBe(true);
  }
  const rows = await database.query<{ name: string; secured: boolean }>(`
    select relname as name, relrowsecurity as secured from pg_class
    where relnamespace = 'website'::regnamespace and relkind = 'r'`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables].sort());
  expect(rows.every(({ secured }) => secured)).toBe(true);
});

it('calls the sending function each minute when a message is due, each address once', async () => {
  const jobs = await database.query<{ schedule: string; command: string }>(
    'select * from cron.job',
  );
  expect(jobs).toMatchObject([{ schedule: '* * * * *' }, { schedule: '17 3 * * *' }]);
  const keep = (id: string, wake: string) =>
    database.query(
      `select public.website_keep_mail('${id}', 'd', 'c', '${id}', '${wake}', false, 2, 600, 9)`,
    );
  const requests = async () => {
    await database.query(jobs[0]!.command);
    return database.query<{ url: string }>('delete from net.requests returning *');
  };
  expect(await requests()).toEqual([]);
  for (const id of ['a', 'b']) await keep(id, 'https://ref.supabase.example/due');
  await keep('c', '');
  expect(await requests()).toEqual([
    {
      url: 'https://ref.supabase.example/due',
      body: {},
      headers: { 'content-type': 'application/json' },
    },
  ]);
  for (let taken = 0; taken < 3; taken += 1) {
    await database.query('select public.website_take_mail(60)');
  }
  expect(await requests()).toEqual([]);
});

it('uses no function or table that shadows its own', async () => {
  await database.query(`
    create function public.gen_random_uuid() returns uuid language sql as 'select null::uuid';
    create table public.limits (bucket text)`);
  const [row] = await database.query<{ salt: string }>('select public.website_salt() as salt');
  expect(row?.salt).toHaveLength(64);
});
