/**
 * `npm run messages`: tells which of the contact form's messages have not been delivered.
 *
 * - `-- send <id>…` sends these now, `-- send all` those of which it is sure that they have not gone out,
 *   and whatever else is due;
 * - `-- done <id>…` lets go of these: they have arrived, or are answered;
 * - `-- export` prints all whole, one JSON object a line.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  type Configuration,
  readConfiguration,
} from '../supabase/functions/_shared/configuration.ts';
import { type KeptMail, mostHeld } from '../supabase/functions/_shared/store/mailQueue.ts';
import { type Store, storeOf } from '../supabase/functions/_shared/store/store.ts';
import { sendDue } from '../supabase/functions/send-contact-email/sendDue.ts';
import { fromContent, type Several } from '../supabase/functions/send-contact-email/written.ts';
import { loadEnvironment } from './setup/environment.ts';

/** More than a flood may leave. */
const mostListed = mostHeld + 10_000;

/** So much of an id tells it from others. */
const shown = 8;

const states: Record<KeptMail['state'], string> = {
  waiting: 'is tried again',
  held: 'waits to be told with others',
  sending: 'is being sent',
  sent: 'sent',
  unknown: 'may have arrived',
  failed: 'given up',
};

let configuration: Configuration;
let store: Store;

try {
  await run();
} catch (error) {
  const { message, cause } = error as Error & { cause?: Error };
  fail(cause ? `The store ${message}: ${cause.message}` : message);
}

async function run(): Promise<void> {
  loadEnvironment();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = 'list', ...ids] = positionals;
  configuration = readConfiguration(process.env);
  const { databaseUrl, stateFile } = configuration;
  if (!databaseUrl && !existsSync(stateFile)) fail(`STATE_FILE: there is no ${stateFile}`);
  store = await storeOf(configuration);
  if (command === 'list' && ids.length === 0) await list();
  else if (command === 'export' && ids.length === 0) await exportAll();
  else if (command === 'send' && ids.length > 0) await send(ids);
  else if (command === 'done' && ids.length > 0) await done(ids);
  else fail('npm run messages [-- send <id>… | -- send all | -- done <id>… | -- export]');
  await store.close();
}

async function list(): Promise<void> {
  const mails = await store.queue.list(mostListed);
  if (mails.length === 0) return console.log('Every message has been delivered.');
  const rows = mails.map(async (mail) => {
    const [first, ...others] = (await read(mail)) ?? [];
    const from = first
      ? `${first.message.email}${others.length > 0 ? ` +${others.length}` : ''}`
      : '';
    return [
      mail.id.slice(0, shown),
      {
        state: states[mail.state],
        kept: timeOf(mail.keptAt),
        tries: mail.tries,
        next: timeOf(mail.dueAt),
        from: from || 'sealed with another OUTBOX_KEY',
      },
    ] as const;
  });
  console.table(Object.fromEntries(await Promise.all(rows)));
}

async function exportAll(): Promise<void> {
  for (const mail of await store.queue.list(mostListed)) {
    const { id, state, tries, keptAt, dueAt, content } = mail;
    const written = await read(mail);
    console.log(
      JSON.stringify({ id, state, tries, keptAt, dueAt, ...(written ? { written } : { content }) }),
    );
  }
}

async function send(ids: readonly string[]): Promise<void> {
  const isSure = ({ state }: KeptMail) => state !== 'unknown' && state !== 'sending';
  const chosen =
    ids.join() === 'all' ? (await store.queue.list(mostListed)).filter(isSure) : await named(ids);
  for (const { id } of chosen) await decide(id, 'waiting');
  await sendDue(configuration);
  await list();
}

async function done(ids: readonly string[]): Promise<void> {
  for (const { id } of await named(ids)) await decide(id, 'sent');
  await list();
}

async function decide(id: string, state: 'waiting' | 'sent'): Promise<void> {
  if (await store.queue.decide(id, state)) return;
  console.error(`${id.slice(0, shown)}: is being sent, or has been`);
  process.exitCode = 1;
}

async function named(ids: readonly string[]): Promise<KeptMail[]> {
  const mails = await store.queue.list(mostListed);
  return ids.map((id) => {
    const [one, ...others] = mails.filter((mail) => mail.id.startsWith(id));
    return one && others.length === 0 ? one : fail(`${id}: no message, or several`);
  });
}

/** @returns nothing where it was sealed with another key */
async function read({ id, content }: KeptMail): Promise<Several | undefined> {
  try {
    return await fromContent(content, id, configuration.outboxKey);
  } catch {
    return undefined;
  }
}

function timeOf(date: Date | undefined): string {
  return date ? `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
