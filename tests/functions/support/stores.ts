/** The two kinds of store, for tests that hold for both. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPostgresStore } from '../../../supabase/functions/_shared/store/postgresStore.ts';
import { createSqliteStore } from '../../../supabase/functions/_shared/store/sqliteStore.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import { startPostgres } from './postgres.ts';

type Table = 'limits' | 'mail_queue' | 'tokens' | 'salts';

/** A kind of store, with a way to let time pass in it. */
export interface Kind {
  /** The variable that names it. */
  environment: Record<string, string>;
  open(): Store;
  /** Makes everything in the store that many seconds older. */
  age(seconds: number): Promise<void>;
  /** Makes yesterday's what is today's. */
  ageDay(): Promise<void>;
  /** Makes what was counted this month what was fourteen months ago. */
  ageYear(): Promise<void>;
  rows(table: Table): Promise<object[]>;
  /** Puts so many messages there that are held. */
  hold(count: number): Promise<void>;
  empty(table: Table): Promise<void>;
  close(): Promise<void>;
}

function sqlite(): Kind {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'made', 'state.sqlite');
  const change = (statements: string) => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(statements);
    database.close();
  };
  return {
    environment: { STATE_FILE: file },
    open: () => createSqliteStore(file),
    async age(seconds) {
      const past = seconds * 1000;
      change(`update limits set ends_at = ends_at - ${past};
        update mail_queue set kept_at = kept_at - ${past}, due_at = due_at - ${past}`);
    },
    async ageDay() {
      change(
        `update salts set day = date(day, '-1 day'); update tokens set day = date(day, '-1 day')`,
      );
    },
    async ageYear() {
      change(`update tallies set month = substr(date(month || '-01', '-14 months'), 1, 7)`);
    },
    async rows(table) {
      const database = new DatabaseSync(file, { timeout: 5000 });
      const rows = database.prepare(`select * from ${table}`).all();
      database.close();
      return rows;
    },
    async hold(count) {
      change(`with recursive numbers (n) as (
          select 1 union all select n + 1 from numbers where n < ${count}
        )
        insert into mail_queue (id, digest, likeness, state, tries, kept_at, due_at, content)
        select 'held' || n, '', '', 'held', 0, ${Date.now()}, null, '' from numbers`);
    },
    async empty(table) {
      change(`delete from ${table}`);
    },
    async close() {
      rmSync(folder, { recursive: true });
    },
  };
}

async function inPostgres(): Promise<Kind> {
  const database = await startPostgres();
  return {
    environment: { DATABASE_URL: database.address },
    open: () => createPostgresStore(database.address),
    async age(seconds) {
      await database.query(`
        update website.limits set ends_at = ends_at - interval '${seconds} seconds';
        update website.mail_queue set
          kept_at = kept_at - interval '${seconds} seconds',
          due_at = due_at - interval '${seconds} seconds'`);
    },
    async ageDay() {
      await database.query(
        'update website.salts set day = day - 1; update website.tokens set day = day - 1',
      );
    },
    async ageYear() {
      await database.query(`update website.tallies set month = month - interval '14 months'`);
    },
    rows: (table) => database.query(`select * from website.${table}`),
    async hold(count) {
      await database.query(`
        insert into website.mail_queue (id, digest, likeness, state, wake, content)
        select 'held' || n, '', '', 'held', '', '' from generate_series(1, ${count}) as n`);
    },
    async empty(table) {
      await database.query(`delete from website.${table}`);
    },
    close: () => database.stop(),
  };
}

/** Opens each, empty, by its name. */
export const kinds: Record<string, () => Kind | Promise<Kind>> = {
  SQLite: sqlite,
  Postgres: inPostgres,
};
