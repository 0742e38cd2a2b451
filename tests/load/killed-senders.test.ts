// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contactMessage, postContact } from '../functions/support/contactRuntimes.ts';
import { type Instance, manyTimes, startInstance } from '../functions/support/instances.ts';
import { startResend } from '../functions/support/resend.ts';
import { startSmtp } from '../functions/support/smtp.ts';
import { kinds } from '../functions/support/stores.ts';

const messages = 1000;

/** A visitor whose send failed presses again, and the form sends under the same key. */
async function sendUntilTold(origin: () => string, text: string): Promise<void> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await postContact({ origin: origin(), stop: async () => {} }, key, {
      ...contactMessage,
      message: text,
    }).catch(() => undefined);
    if (answer?.code === 'sent') return;
    await pause(20);
  }
}

const texts = Array.from({ length: messages }, (_, at) => `Meddelande ${at} av alla.`);
const textIn = (mail: string) => /Meddelande \d+ av alla\./.exec(mail)![0];

it.each([
  ['SQLite', 'SMTP'],
  ['Postgres', 'SMTP'],
  ['SQLite', 'Resend'],
  ['Postgres', 'Resend'],
] as const)(
  'of 1,000 messages kept in %s for %s none is lost and none goes twice, with the senders killed',
  async (storeName, transport) => {
    const kind = await kinds[storeName]!();
    const smtp = await startSmtp();
    const resend = await startResend('re_123');
    const environment = {
      CONTACT_LIMIT_PER_TEN_MINUTES: '1000000',
      VITE_CONTACT_EMAIL: 'us@firm.example',
      OUTBOX_KEY: 'k'.repeat(32),
      RESEND_BASE_URL: resend.origin,
      ...(transport === 'SMTP'
        ? { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
        : { RESEND_API_KEY: 're_123' }),
      ...kind.environment,
    };
    const instances: Instance[] = await Promise.all([0, 1].map(() => startInstance(environment)));
    const store = kind.open();
    onTestFinished(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([store.close(), smtp.stop(), resend.stop()]);
      await kind.close();
    });

    const killer = { kills: 0, isOver: false };
    const killing = (async () => {
      while (!killer.isOver) {
        await pause(150 + Math.random() * 300);
        const at = killer.kills % 2;
        await instances[at]!.stop();
        instances[at] = await startInstance(environment);
        killer.kills += 1;
      }
    })();
    const origin = () => instances[Math.floor(Math.random() * 2)]!.origin;
    const started = performance.now();
    await manyTimes(messages, 20, (turn) => sendUntilTold(origin, texts[turn]!));
    killer.isOver = true;
    await killing;
    const answered = performance.now();

    const left = async () => {
      const rows = await store.queue.list(messages);
      return rows.filter(({ dueAt }) => dueAt !== undefined).length;
    };
    await expect.poll(left, { timeout: 150_000, interval: 200 }).toBe(0);
    const ended = performance.now();

    const arrived =
      transport === 'SMTP'
        ? smtp.mails.map(({ raw }) => textIn(raw.toString()))
        : resend.mails.map(({ text }) => textIn(text));
    // Delivery is unknown for what was transmitted when its sender was killed: the owner is told.
    const inDoubt = await store.queue.list(messages);
    console.table({
      store: storeName,
      transport,
      kills: killer.kills,
      arrived: arrived.length,
      inDoubt: inDoubt.length,
      'seconds until all were answered “sent”': Math.round((answered - started) / 1000),
      'seconds until the last was settled': Math.round((ended - answered) / 1000),
    });
    expect(new Set(arrived).size).toBe(arrived.length);
    expect(inDoubt.every(({ state }) => state === 'unknown')).toBe(true);
    const missing = texts.filter((text) => !arrived.includes(text));
    expect(missing.length).toBeLessThanOrEqual(inDoubt.length);
    expect(inDoubt.length).toBeLessThanOrEqual(transport === 'SMTP' ? 8 * killer.kills : 0);
  },
  300_000,
);
