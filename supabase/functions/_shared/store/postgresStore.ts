import postgres from 'postgres';
import { createPostgresQueue } from './postgresQueue.ts';
import type { Store } from './store.ts';

/**
 * Seconds: a limit that cannot be asked for must not hold the visitor longer, and a database that is
 * back must be found at once, so the pause between attempts does not grow.
 */
const times = { connect_timeout: 2, idle_timeout: 20, max_lifetime: 600, backoff: () => 0.2 };

/** On an edge platform many instances share the few connections a database has. */
const connections = 'Deno' in globalThis ? 1 : 4;

/** While the database is away, calls pile up no further than this. */
const mostUnderWay = 1000;

/**
 * @param address of a database that has the migrations of `supabase/migrations`, as in
 *   `postgres://user:password@host/database`
 * @returns the store that instances anywhere share; a call it cannot answer rejects
 */
export function createPostgresStore(address: string): Store {
  const sql = postgres(address, {
    ...times,
    max: connections,
    // Behind a pooler a connection is another one at every statement, and knows no other setting.
    prepare: false,
    // Asked for at each connection; ended meanwhile, it would take the process with it
    // (porsager/postgres, issue 1223).
    fetch_types: false,
    connection: { application_name: 'website-functions' },
    onnotice: () => {},
    ...encryptionFor(new URL(address)),
  });
  let underWay = 0;

  async function askAll<Row>(question: () => PromiseLike<readonly Row[]>): Promise<readonly Row[]> {
    if (underWay >= mostUnderWay) throw new Error('too many calls are waiting');
    underWay += 1;
    try {
      return await untilServed(question);
    } finally {
      underWay -= 1;
    }
  }

  async function ask<Row>(question: () => PromiseLike<readonly Row[]>): Promise<Row> {
    const [row] = await askAll(question);
    return row!;
  }

  return {
    async take(bucket, allowed, seconds) {
      const { wait } = await ask(
        () => sql<{ wait: number }[]>`
          select public.website_take(${bucket}, ${allowed}, ${seconds}) as wait`,
      );
      return wait;
    },
    async spend(tokens, budget) {
      const { spent } = await ask(
        () => sql<{ spent: boolean }[]>`
          select public.website_spend(${tokens}, ${budget}) as spent`,
      );
      return spent;
    },
    async tally(name) {
      await ask(() => sql`select public.website_tally(${name})`);
    },
    async tallies() {
      const rows = await askAll(
        () => sql<{ month: string; name: string; count: string }[]>`
          select * from public.website_tallies()`,
      );
      return rows.map(({ month, name, count }) => ({ month, name, count: Number(count) }));
    },
    async salt() {
      const { salt } = await ask(
        () => sql<{ salt: string }[]>`select public.website_salt() as salt`,
      );
      return salt;
    },
    queue: createPostgresQueue(sql, askAll),
    close: () => sql.end({ timeout: 1 }),
  };
}

/** Encrypted wherever the database can and the address does not say otherwise, but on this machine. */
function encryptionFor({ hostname, searchParams }: URL): { ssl?: 'prefer' } {
  const isSettled = searchParams.has('sslmode') || searchParams.has('ssl');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isSettled || isLocal ? {} : { ssl: 'prefer' };
}

/**
 * A server that stops or starts turns a call away without having done it, and the library hands
 * what an earlier connection was told to the next call besides: once for each connection at most.
 */
async function untilServed<Row>(question: () => PromiseLike<Row>): Promise<Row> {
  for (let attempt = 0; attempt < connections; attempt += 1) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || !/^57P0[123]$/.test(error.code))
        throw error;
    }
  }
  return await question();
}
