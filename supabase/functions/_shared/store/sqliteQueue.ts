import {
  alikeSent,
  foldingSeconds,
  keptDays,
  leaseSeconds,
  type MailQueue,
  type MailState,
  mostHeld,
} from './mailQueue.ts';

/**
 * `likeness` stays when the content has gone, so that the next one with the same words is known. The
 * content comes last: whoever looks for what stands before it need not read it.
 */
export const queueSchema = `
  drop table if exists messages;
  create table if not exists mail_queue (
    id text primary key, digest text, likeness text, state text, tries integer, kept_at real,
    due_at real, content text
  ) strict;
  create index if not exists mail_queue_due on mail_queue (due_at);
  create index if not exists mail_queue_state on mail_queue (state, kept_at);
  create index if not exists mail_queue_likeness on mail_queue (likeness, kept_at);
`;

const day = 24 * 60 * 60 * 1000;
const undelivered = `('waiting', 'held', 'sending', 'unknown', 'failed')`;

/** What is past in the queue. */
export const queuePast = `
  (state = 'sent' and kept_at < :now - ${keptDays.delivered * day})
  or (state in ${undelivered} and kept_at < :now - ${keptDays.undelivered * day})`;

const folding = foldingSeconds * 1000;

const insert = `
  insert into mail_queue (id, digest, likeness, state, tries, kept_at, due_at, content)`;

const statements = {
  keep: `${insert}
    select :id, :digest, :likeness, state, 0, :now,
      case state when 'held' then :now + ${folding} else :now end, :content
    from (select case when :crowded or ${alikeSent} <= (
      select count(*) from mail_queue where likeness = :likeness and kept_at > :now - ${folding}
    ) then 'held' else 'waiting' end as state)
    where state = 'waiting'
      or ${mostHeld} > (select count(*) from mail_queue where state = 'held')
    on conflict (id) do nothing`,
  digest: 'select digest from mail_queue where id = :id',
  take: `
    update mail_queue set tries = tries + 1, due_at = :now + ${leaseSeconds * 1000}
    where id = (
      select id from mail_queue where due_at <= :now and state <> 'held' order by due_at limit 1)
    returning id, digest, content, state, tries, (:now - kept_at) / 1000 as age`,
  settle: `
    update mail_queue set state = :state, due_at = :now + :pause
    where id = :id and tries = :tries and state <> 'sent'`,
  decide: `
    update mail_queue set state = :state, tries = tries + 1,
      due_at = case :state when 'waiting' then :now end,
      content = case :state when 'waiting' then content end
    where id = :id and state <> 'sent' and not (state = 'sending' and due_at > :now)`,
  noteSent: `${insert}
    values (:id, :digest, '', 'sent', 0, :now, null, null)
    on conflict (id) do update set state = 'sent', due_at = null, content = null
      where mail_queue.digest = excluded.digest`,
  held: `
    select id, content, tries from mail_queue where state = 'held' and exists (
      select 1 from mail_queue where state = 'held' and kept_at <= :now - ${folding})
    order by kept_at limit :most`,
  replace: `
    update mail_queue set state = 'sent', content = null, due_at = null
    where state <> 'sent'
      and (id, tries) in (select value ->> 'id', value ->> 'tries' from json_each(:taken))`,
  place: `${insert} values (:id, :digest, :likeness, 'waiting', 0, :now, :now, :content)`,
  list: `
    select id, content, state, tries, kept_at, due_at from mail_queue
    where state in ${undelivered} order by kept_at limit :most`,
  late: `
    select count(*) as count from mail_queue
    where state in ${undelivered} and (due_at is null or kept_at < :now - :seconds * 1000)`,
};

type Values = Record<string, string | number | null>;

/** What the store it is part of does for it. */
export interface Database {
  all: (sql: string, values: Values) => Record<string, unknown>[];
  /** Makes a change and says how many rows it changed. */
  change: (sql: string, values: Values) => number;
  /** Does it in one go, which is on the disk when this returns. */
  durably: <Result>(work: () => Result) => Result;
  /** Leaves nothing in the log of changes. */
  tidy: () => void;
  now: () => number;
}

export function createSqliteQueue({ all, change, durably, tidy, now }: Database): MailQueue {
  return {
    async keep({ id, digest, content, likeness }, isCrowded) {
      return durably(() => {
        const crowded = Number(isCrowded);
        change(statements.keep, { id, digest, content, likeness, crowded, now: now() });
        const [row] = all(statements.digest, { id });
        if (!row) return 'full';
        return row['digest'] === digest ? 'kept' : 'taken';
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
    async settle({ id, tries }, state, pause) {
      const milliseconds = pause === undefined ? null : pause * 1000;
      const values = { id, tries, state, pause: milliseconds, now: now() };
      return durably(() => change(statements.settle, values)) > 0;
    },
    async decide(id, state) {
      const isDone = durably(() => change(statements.decide, { id, state, now: now() })) > 0;
      tidy();
      return isDone;
    },
    async noteSent({ id, digest }) {
      durably(() => change(statements.noteSent, { id, digest, now: now() }));
      tidy();
    },
    async held(most) {
      const rows = all(statements.held, { most, now: now() });
      return rows.map(({ id, content, tries }) => ({
        id: String(id),
        content: String(content),
        tries: Number(tries),
      }));
    },
    async replace(taken, mails) {
      durably(() => {
        const replaced = change(statements.replace, { taken: JSON.stringify(taken) });
        if (replaced !== taken.length) throw new Error('one is there no more');
        for (const { id, digest, content, likeness } of mails) {
          change(statements.place, { id, digest, content, likeness, now: now() });
        }
      });
      tidy();
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
