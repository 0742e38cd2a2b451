import type postgres from 'postgres';
import {
  alikeSent,
  foldingSeconds,
  leaseSeconds,
  type MailQueue,
  type MailState,
  mostHeld,
} from './mailQueue.ts';

interface Row {
  id: string;
  digest: string;
  content: string;
  state: MailState;
  tries: number;
  age: number;
  kept_at: number;
  due_at: number | null;
}

/** @param ask puts a question to the database as often as it takes */
export function createPostgresQueue(
  sql: postgres.Sql,
  ask: <Of>(question: () => PromiseLike<readonly Of[]>) => Promise<readonly Of[]>,
): MailQueue {
  return {
    async keep({ id, digest, content, likeness, wake }, isCrowded) {
      const [row] = await ask(
        () => sql<{ kept: 'kept' | 'taken' | 'full' }[]>`
          select public.website_keep_mail(
            ${id}, ${digest}, ${content}, ${likeness}, ${wake}, ${isCrowded},
            ${alikeSent}, ${foldingSeconds}, ${mostHeld}
          ) as kept`,
      );
      return row!.kept;
    },
    async take() {
      const [due] = await ask(
        () => sql<Row[]>`select * from public.website_take_mail(${leaseSeconds})`,
      );
      if (!due) return undefined;
      const { id, digest, content, state, tries, age } = due;
      return { id, digest, content, state, tries, age };
    },
    async settle({ id, tries }, state, pause) {
      const [row] = await ask(
        () => sql<{ done: boolean }[]>`
          select public.website_settle_mail(${id}, ${tries}, ${state}, ${pause ?? null}) as done`,
      );
      return row!.done;
    },
    async decide(id, state) {
      const [row] = await ask(
        () => sql<{ done: boolean }[]>`select public.website_decide_mail(${id}, ${state}) as done`,
      );
      return row!.done;
    },
    async noteSent({ id, digest }) {
      await ask(() => sql`select public.website_note_sent_mail(${id}, ${digest})`);
    },
    async held(most) {
      const rows = await ask(
        () => sql<Row[]>`select * from public.website_held_mail(${most}, ${foldingSeconds})`,
      );
      return rows.map(({ id, content, tries }) => ({ id, content, tries }));
    },
    async replace(taken, mails) {
      const old = taken.map(({ id, tries }) => ({ id, tries }));
      await ask(
        () => sql`
          select public.website_replace_mail(${JSON.stringify(old)}, ${JSON.stringify(mails)})`,
      );
    },
    async list(most) {
      const rows = await ask(() => sql<Row[]>`select * from public.website_list_mail(${most})`);
      return rows.map(({ id, content, state, tries, kept_at, due_at }) => ({
        id,
        content,
        state,
        tries,
        keptAt: new Date(kept_at),
        dueAt: due_at === null ? undefined : new Date(due_at),
      }));
    },
    async late(seconds) {
      const [row] = await ask(
        () => sql<{ count: number }[]>`select public.website_late_mail(${seconds}) as count`,
      );
      return row!.count;
    },
  };
}
