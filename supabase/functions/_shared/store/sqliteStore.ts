import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { createSqliteQueue, queueSchema, queuePast } from './sqliteQueue.ts';
import type { Store } from './store.ts';

const schema = `
  create table if not exists limits (bucket text primary key, count integer, ends_at real) strict;
  create index if not exists limits_end on limits (ends_at);
  create table if not exists tokens (day text primary key, spent integer) strict;
  create table if not exists tallies (
    month text, name text, count integer, primary key (month, name)
  ) strict;
  create table if not exists salts (day text primary key, salt text) strict;
  ${queueSchema}
`;

/** Milliseconds, as `ends_at` has them. */
const hour = 60 * 60_000;

const sweptAtOnce = 10_000;

/**
 * A power failure may take the last calls counted with it, a crash may not: waiting for the disk at
 * each held up everybody for seconds where it was busy.
 */
const quick = 'pragma synchronous = normal';

/** Another process that writes at the same moment is waited for, in milliseconds. */
const patient = 'pragma busy_timeout = 2000';

const statements = {
  take: `
    insert into limits (bucket, count, ends_at) values (:bucket, 1, :now + :window)
    on conflict (bucket) do update set
      count = case when ends_at <= :now then 1 else min(count, :allowed) + 1 end,
      ends_at = case when ends_at <= :now then :now + :window else ends_at end
    returning case when count <= :allowed then 0 else ends_at - :now end as wait`,
  spend: `
    insert into tokens (day, spent) select :day, max(:tokens, 0) where :tokens <= :budget
    on conflict (day) do update set spent = max(spent + :tokens, 0)
      where :tokens < 0 or spent + :tokens <= :budget
    returning spent`,
  tally: `
    insert into tallies (month, name, count) values (substr(:day, 1, 7), :name, 1)
    on conflict (month, name) do update set count = count + 1`,
  makeSalt: 'insert into salts (day, salt) values (:day, :salt) on conflict (day) do nothing',
  salt: 'select salt from salts where day = :day',
};

/** In parts: a day of attacks leaves more rows than one call may take the time for. */
const sweeps = `
  delete from salts where day < :day;
  delete from tokens where day < :day;
  delete from tallies where month < substr(date(:day, '-13 months'), 1, 7);
  delete from limits where bucket in
    (select bucket from limits where ends_at < :now - ${hour} limit ${sweptAtOnce});
  delete from mail_queue where id in
    (select id from mail_queue where ${queuePast} limit ${sweptAtOnce});
`
  .split(';')
  .filter((statement) => statement.trim());

/**
 * @param file where the store lies; made where it is missing. Processes of one machine may share it
 * @param now the time in milliseconds since 1970
 */
export function createSqliteStore(file: string, now: () => number = Date.now): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // With the day's salt at hand a pseudonym is as good as the address.
  closeSync(openSync(file, 'a', 0o600));
  // Asked for here: an edge platform without SQLite refuses to deploy what imports it.
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  const database = new Database(file);
  database.exec(patient);
  writeAhead(database);
  // What a message said is overwritten when it goes.
  database.exec(`${quick}; pragma secure_delete = on`);
  database.exec(schema);
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    // One text may know fewer of the values than another.
    statement.setAllowUnknownNamedParameters(true);
    return statement;
  };
  const run = (sql: string, values: Record<string, string | number>) => prepare(sql).get(values);

  return {
    async take(bucket, allowed, seconds) {
      const { wait } = run(statements.take, {
        bucket,
        allowed,
        window: seconds * 1000,
        now: now(),
      })!;
      return Math.ceil(Number(wait) / 1000);
    },
    async spend(tokens, budget) {
      return run(statements.spend, { day: today(), tokens, budget }) !== undefined;
    },
    async tally(name) {
      run(statements.tally, { day: today(), name });
    },
    async tallies() {
      const rows = database.prepare('select month, name, count from tallies').all();
      return rows.map(({ month, name, count }) => ({
        month: String(month),
        name: String(name),
        count: Number(count),
      }));
    },
    async salt() {
      const values = { day: today(), now: now(), salt: crypto.randomUUID() + crypto.randomUUID() };
      run(statements.makeSalt, values);
      for (const sweep of sweeps) run(sweep, values);
      tidy();
      return String(run(statements.salt, values)!['salt']);
    },
    queue: createSqliteQueue({
      all: (sql, values) => prepare(sql).all(values),
      change: (sql, values) => Number(prepare(sql).run(values).changes),
      durably,
      tidy,
      now,
    }),
    async close() {
      database.close();
    },
  };

  /** What went stands in the log of changes until that is cleared: where another reads, by the next. */
  function tidy(): void {
    try {
      database.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
    } catch {
      // What has been written is written all the same.
    } finally {
      database.exec(patient);
    }
  }

  /** In one go, and on the disk before anybody relies on it. */
  function durably<Result>(work: () => Result): Result {
    try {
      database.exec('pragma synchronous = full; begin immediate');
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    } finally {
      database.exec(quick);
    }
  }
}

/**
 * Lets processes read while another writes. Several that begin with a new file at once are refused
 * without waiting, whatever the timeout, so it is tried for as long as that.
 */
function writeAhead(database: DatabaseSync): void {
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      Atomics.wait(asleep, 0, 0, 20);
    }
  }
}
