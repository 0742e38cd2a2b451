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
import { conflict, handedOver, sendDirectly } from './direct.ts';
import { composeMail } from './mail.ts';
import { sendDue } from './sendDue.ts';
import { transportOf } from './transports/transports.ts';
import { fingerprintsOf, toContent, type Written } from './written.ts';

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
    const written: Written = {
      message: body,
      language: languages[0],
      at: new Date().toISOString(),
    };
    const isKept = await keep();
    if (isKept) inBackground(sendDue(configuration));
    else {
      const mail = composeMail(prints, [written], configuration);
      await sendDirectly(mail, transportOf(configuration.mail));
    }
    return { ok: true };

    /** @returns whether the store has it; not where it began on its way while the store was away */
    async function keep(): Promise<boolean> {
      const direct = await handedOver(prints.id);
      if (!store || (direct && direct !== 'failed')) return false;
      const content = toContent([written], prints.id, configuration.outboxKey);
      const { wake } = configuration;
      const stands = await store.queue
        .keep({ ...prints, content, isCrowded, wake })
        .catch((error: Error) => {
          log('error', 'message_not_kept', { requestId, ...traceOf(error.cause) });
          return undefined;
        });
      if (stands === 'taken') throw conflict();
      return stands === 'kept';
    }
  },
});

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
