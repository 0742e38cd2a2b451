/** `send-contact-email`: a message from the contact form goes out as one e-mail, once. */
import type { Configuration } from '../_shared/configuration.ts';
import {
  type ContactResponse,
  contactFunction,
  contactMessageSchema,
  idempotencyKeyHeader,
  idempotencyKeyPattern,
} from '../_shared/contract.ts';
import { log } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import { type Handler, serveFunction } from '../_shared/serveFunction.ts';
import { deliver } from './deliver.ts';
import { composeMail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createResend } from './resend.ts';
import { createSmtp } from './smtp.ts';
import type { Transport } from './transport.ts';

/** One second less than the eight in which the function answers (decision 8, “Data fetching”). */
const deliveryMilliseconds = 7000;

/** @param milliseconds how long a delivery may take */
export function createContactHandler(milliseconds = deliveryMilliseconds): Handler {
  return serveFunction({
    name: contactFunction,
    schema: contactMessageSchema,
    limit: ({ limits }) => ({ allowed: limits.contactPerTenMinutes, seconds: 600 }),
    async work(call): Promise<ContactResponse> {
      const { body, headers, languages, configuration, store, requestId, arrivedAt } = call;
      const key = headers.get(idempotencyKeyHeader) ?? '';
      if (!idempotencyKeyPattern.test(key)) {
        throw new Problem(
          'invalid_idempotency_key',
          `${idempotencyKeyHeader} must be 16 to 256 visible ASCII characters.`,
        );
      }
      await deliver(composeMail(body, key, languages[0], configuration), {
        transport: transportOf(configuration.mail),
        store,
        requestId,
        // What the limits took is gone.
        milliseconds: milliseconds - (performance.now() - arrivedAt),
      });
      if (configuration.mail.transport === 'outbox') {
        const reason = 'no mail provider is set: the message lies in the outbox and reaches nobody';
        log('warn', 'kept_in_outbox', { function: contactFunction, requestId, reason });
      }
      return { ok: true };
    },
  });
}

export const handler = createContactHandler();

function transportOf(mail: Configuration['mail']): Transport {
  if (mail.transport === 'resend') return createResend(mail);
  if (mail.transport === 'smtp') return createSmtp(mail.address);
  return createOutbox(mail.folder);
}
