/** Queued messages, what sends them, and what they are sent to. */
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { readConfiguration } from '../../../supabase/functions/_shared/configuration.ts';
import type { MailQueue } from '../../../supabase/functions/_shared/store/mailQueue.ts';
import { type Store, storeOf } from '../../../supabase/functions/_shared/store/store.ts';
import { sendDue, sendingEnded } from '../../../supabase/functions/send-contact-email/sendDue.ts';
import {
  contactRuntimes,
  contactSurroundings,
  postContact,
  type Surroundings,
} from './contactRuntimes.ts';
import { type Resend, startResend } from './resend.ts';
import type { Served } from './runtimes.ts';
import { type Smtp, startSmtp } from './smtp.ts';
import type { Kind } from './stores.ts';

interface KeptMessages {
  kind: Kind;
  surroundings: Surroundings;
  smtp: Smtp;
  resend: Resend;
  served: Served;
  store: Store;
  queue: MailQueue;
  /** The log's errors. */
  lines: string[];
}

/**
 * Sets all of it up for the tests of a block, with SMTP as the transport.
 *
 * @param variables what is set besides
 */
export function keptMessages(
  make: () => Kind | Promise<Kind>,
  variables: Record<string, string> = {},
) {
  const all = {} as KeptMessages;

  beforeAll(async () => {
    all.smtp = await startSmtp();
    all.resend = await startResend('re_123');
    all.kind = await make();
    all.served = await contactRuntimes.Node({});
  }, 60_000);
  beforeEach(async () => {
    all.surroundings = await contactSurroundings({
      SMTP_URL: `smtp://127.0.0.1:${all.smtp.port}`,
      RESEND_BASE_URL: all.resend.origin,
      ...all.kind.environment,
      ...variables,
    });
    all.lines = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void all.lines.push(line));
    all.store = await storeOf(readConfiguration(process.env));
    all.queue = all.store.queue;
  });
  afterEach(async () => {
    await sendingEnded();
    await all.smtp.play({});
    all.smtp.mails.length = 0;
    all.resend.mails.length = 0;
    all.resend.answers.length = 0;
    await all.kind.empty('mail_queue');
    await all.kind.empty('limits');
    await all.surroundings.clear();
  });
  afterAll(async () => {
    await Promise.all([all.served.stop(), all.smtp.stop(), all.resend.stop()]);
    await all.store.close();
    await all.kind.close();
  });

  return Object.assign(all, {
    overResend() {
      vi.stubEnv('SMTP_URL', '');
      vi.stubEnv('RESEND_API_KEY', 're_123');
    },
    /** Sends what is due. */
    send: () => sendDue(readConfiguration(process.env)),
    /** Posts a message, and waits for the first attempt. */
    async post() {
      const { code } = await postContact(all.served, crypto.randomUUID());
      await sendingEnded();
      return code;
    },
    /** The state of the first message, if there is one. */
    async standing() {
      const [row] = await all.queue.list(1);
      return row && { state: row.state, tries: row.tries, isDue: row.dueAt !== undefined };
    },
    /** The seconds until the next attempt. */
    async pause() {
      const [row] = await all.queue.list(1);
      return Math.round((row!.dueAt!.getTime() - Date.now()) / 1000);
    },
  });
}
