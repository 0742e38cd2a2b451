/**
 * `npm run messages`: tells which of the contact form's messages have not been delivered.
 *
 * - `-- send <id>…` sends these now, `-- send all` those of which it is sure that they have not gone out;
 * - `-- export` prints them whole, one JSON object a line.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import type { KeptMail } from '../supabase/functions/_shared/store/mailQueue.ts';
import { storeOf } from '../supabase/functions/_shared/store/store.ts';
import { sendDue } from '../supabase/functions/send-contact-email/sendDue.ts';
import { fromContent, type Written } from '../supabase/functions/send-contact-email/written.ts';
import { loadEnvironment } from './setup/environment.ts';

/** More than that a flood alone leaves. */
const mostListed = 10_000;

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

loadEnvironment();
const { positionals } = parseArgs({ allowPositionals: true });
const [command = 'list', ...ids] = positionals;
const configuration = readConfiguration(process.env);
const store = await storeOf(configuration);

if (command === 'list' && ids.length === 0) await list();
else if (command === 'export' && ids.length === 0) await exportAll();
else if (command === 'send' && ids.length > 0) await send();
else fail('npm run messages [-- send <id>… | -- send all | -- export]');
await store.close();

async function list(): Promise<void> {
  const mails = await store.queue.list(mostListed);
  if (mails.length === 0) return console.log('Every message has been delivered.');
  const rows = mails.map((mail) => {
    const [first, ...others] = read(mail) ?? [];
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
  console.table(Object.fromEntries(rows));
}

async function exportAll(): Promise<void> {
  for (const mail of await store.queue.list(mostListed)) {
    const { id, state, tries, keptAt, dueAt } = mail;
    console.log(JSON.stringify({ id, state, tries, keptAt, dueAt, written: read(mail) }));
  }
}

async function send(): Promise<void> {
  const mails = await store.queue.list(mostListed);
  const isSure = ({ state }: KeptMail) => state !== 'unknown' && state !== 'sending';
  const chosen =
    ids.join() === 'all'
      ? mails.filter(isSure)
      : ids.map((id) => {
          const [one, ...others] = mails.filter((mail) => mail.id.startsWith(id));
          return one && others.length === 0 ? one : fail(`${id}: no message, or several`);
        });
  for (const { id } of chosen) await store.queue.settle(id, 'waiting', 0);
  await sendDue(configuration);
  await list();
}

/** @returns nothing where it was sealed with another key */
function read({ id, content }: KeptMail): Written[] | undefined {
  try {
    return fromContent(content, id, configuration.outboxKey);
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
