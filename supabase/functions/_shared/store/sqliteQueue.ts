import {
  alikeSent,
  foldingSeconds,
  keptDays,
  leaseSeconds,
  type MailQueue,
  type MailState,
} from './mailQueue.ts';

/** `likeness` stays when the content has gone, so that the next one with the same words is known. */
export const queueSchema = `
  drop table if exists messages;
  create table if not exists mail_queue (
    id text primary key, digest text, content text, likeness text, state text, tries integer,
    kept_at real, due_at real, changed_at real
  ) strict;
  create index if not exists mail_queue_due on mail_queue (due_at);
  create index if not exists mail_queue_likeness on mail_queue (likeness, kept_at);
`;

const day = 24 * 60 * 60 * 1000;

/** What is past in the queue. */
export const queuePast = `kept_at < :now - ${keptDays * day}
  or (content is null and changed_at < :now - ${2 * day})`;

const folding = foldingSeconds * 1000;

const insert = `
  insert into mail_queue
    (id, digest, content, likeness, state, tries, kept_at, due_at, changed_at)`;

const statements = {
  keep: `${insert}
    select :id, :digest, :content, :likeness, state, 0, :now,
      case state when 'held' then (cast(:now / ${folding} as integer) + 1) * ${folding} else :now end,
      :now
    from (select case when :crowded or ${alikeSent} <= (
      select count(*) from mail_queue where likeness = :likeness and kept_at > :now - ${folding}
    ) then 'held' else 'waiting' end as state) where true
    on conflict (id) do nothing`,
  digest: 'select digest from mail_queue where id = :id',
  take: `
    update mail_queue set tries = tries + 1, due_at = :now + ${leaseSeconds * 1000}
    where id = (
      select id from mail_queue where due_at <= :now and state <> 'held' order by due_at limit 1)
    returning id, digest, content, state, tries, (:now - kept_at) / 1000 as age`,
  settle: `
    update mail_queue set state = :state, due_at = :now + :pause, changed_at = :now,
      content = case :state when 'sent' then null else content end
    where id = :id and content is not null`,
  held: `
    select id, content from mail_queue where state = 'held' and due_at <= :now
    order by kept_at limit :most`,
  fold: `
    update mail_queue set state = 'sent', content = null, due_at = null, changed_at = :now
    where state = 'held' and id in (select value from json_each(:ids))`,
  inPlace: `${insert} values (:id, :digest, :content, :likeness, 'waiting', 0, :now, :now, :now)`,
  list: `
    select id, content, state, tries, kept_at, due_at from mail_queue
    where content is not null order by kept_at limit :most`,
  late: `
    select count(*) as count from mail_queue
    where content is not null and (due_at is null or kept_at < :now - :seconds * 1000)`,
};

type Values = Record<string, string | number | null>;

/** What the store it is part of does for it. */
export interface Database {
  all: (sql: string, values: Values) => Record<string, unknown>[];
  /** Makes a change and says how many rows it changed. */
  change: (sql: string, values: Values) => number;
  /** Does it in one go, which is on the disk when this returns. */
  durably: <Result>(work: () => Result) => Result;
  now: () => number;
}

export function createSqliteQueue({ all, change, durably, now }: Database): MailQueue {
  return {
    async keep({ id, digest, content, likeness, isCrowded }) {
      return durably(() => {
        const crowded = Number(isCrowded);
        change(statements.keep, { id, digest, content, likeness, crowded, now: now() });
        const [row] = all(statements.digest, { id });
        return row!['digest'] === digest ? 'kept' : 'taken';
      });
    },
    async take() {
      // Nearly always there is nothing, and then nothing is to be waited for.
      const [row] = all(statements.take, { now: now() });
      if (!row) return undefined;
      return {
        id: String(row['id']),
        digest: String(row['digest']),
        content: String(row['content']),
        state: row['state'] as MailState,
        tries: Number(row['tries']),
        age: Number(row['age']),
      };
    },
    async settle(id, state, pause) {
      const milliseconds = pause === undefined ? null : pause * 1000;
      durably(() => change(statements.settle, { id, state, pause: milliseconds, now: now() }));
    },
    async held(most) {
      const rows = all(statements.held, { most, now: now() });
      return rows.map(({ id, content }) => ({ id: String(id), content: String(content) }));
    },
    async fold(ids, { id, digest, content, likeness }) {
      return durably(() => {
        const folded = change(statements.fold, { ids: JSON.stringify(ids), now: now() });
        if (folded !== ids.length) throw new Error('some are held no more');
        change(statements.inPlace, { id, digest, content, likeness, now: now() });
      });
    },
    async list(most) {
      return all(statements.list, { most }).map((row) => ({
        id: String(row['id']),
        content: String(row['content']),
        state: row['state'] as MailState,
        tries: Number(row['tries']),
        keptAt: new Date(Number(row['kept_at'])),
        dueAt: row['due_at'] === null ? undefined : new Date(Number(row['due_at'])),
      }));
    },
    async late(seconds) {
      const [row] = all(statements.late, { seconds, now: now() });
      return Number(row!['count']);
    },
  };
}
