/** `send-contact-email`: a message from the contact form goes out as one e-mail, once. */
import * as z from 'zod/mini';
import { inBackground } from '../_shared/background.ts';
import {
  type ContactResponse,
  contactFunction,
  contactMessageSchema,
  idempotencyKeyHeader,
  idempotencyKeyPattern,
} from '../_shared/contract.ts';
import { log, traceOf } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import { serveFunction } from '../_shared/serveFunction.ts';
import { foldingSeconds } from '../_shared/store/mailQueue.ts';
import { conflict, handedOver, sendDirectly } from './direct.ts';
import { composeMail } from './mail.ts';
import { sendDue } from './sendDue.ts';
import { transportOf } from './transports/transports.ts';
import { fingerprintsOf, type Several, toKeep } from './written.ts';

/**
 * Success is said once the message is kept. Where the store is away it is said once the message has
 * gone out.
 */
export const handler = serveFunction({
  name: contactFunction,
  schema: contactMessageSchema,
  limit: ({ limits }) => ({ allowed: limits.contactPerTenMinutes, seconds: 600 }),
  async work(call): Promise<ContactResponse> {
    const { body, headers, languages, configuration, store, isCrowded, requestId } = call;
    const key = headers.get(idempotencyKeyHeader) ?? '';
    if (!idempotencyKeyPattern.test(key)) {
      throw new Problem(
        'invalid_idempotency_key',
        `${idempotencyKeyHeader} must be 16 to 256 visible ASCII characters.`,
      );
    }
    const prints = fingerprintsOf(body, key);
    const at = new Date().toISOString();
    const written: Several = [{ message: body, language: languages[0], at }];
    const direct = await handedOver(prints.id);
    if (!(await keep())) {
      if (isCrowded && !direct) throw full();
      const mail = composeMail(prints, written, configuration);
      await sendDirectly(mail, transportOf(configuration.mail));
    }
    inBackground(sendDue(configuration));
    return { ok: true };

    /** @returns whether the store has it; not where it is in doubt whether it has gone out without */
    async function keep(): Promise<boolean> {
      if (!store || direct === 'unknown') return false;
      const mail = await toKeep(written, configuration, prints);
      const stands = await store.queue.keep(mail, isCrowded).catch((error: Error) => {
        log('error', 'message_not_kept', { requestId, ...traceOf(error.cause) });
        return undefined;
      });
      if (stands === 'taken') throw conflict();
      if (stands === 'full') throw full();
      return stands === 'kept';
    }
  },
});

/** More come than can be kept, or sent one by one while nothing can be kept. */
function full(): Problem {
  const retryAfter = String(foldingSeconds);
  return new Problem('unavailable', 'Too many messages come.', { 'retry-after': retryAfter });
}

/**
 * What the database calls each minute when something is due (`supabase/migrations/`). Anybody may: no
 * more comes of it than would have come by itself.
 */
export const sendDueHandler = serveFunction({
  name: `${contactFunction}/due`,
  schema: z.object({}),
  limit: () => ({ allowed: 10, seconds: 60 }),
  async work({ configuration }) {
    inBackground(sendDue(configuration));
    return { ok: true };
  },
});
