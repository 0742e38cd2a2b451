/** `send-contact-email`: a message from the contact form goes out as one e-mail, once. */
import {
  type ContactResponse,
  contactFunction,
  contactMessageSchema,
  idempotencyKeyHeader,
  idempotencyKeyPattern,
} from '../_shared/contract.ts';
import { Problem } from '../_shared/problem.ts';
import { serveFunction } from '../_shared/serveFunction.ts';
import { deliver } from './deliver.ts';
import { composeMail } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** One second less than the eight within which the function answers (decisions, “Data fetching”). */
const deliveryMilliseconds = 7000;

export const handler = serveFunction({
  name: contactFunction,
  schema: contactMessageSchema,
  async work({ body, headers, languages, configuration, requestId }): Promise<ContactResponse> {
    const key = headers.get(idempotencyKeyHeader) ?? '';
    if (!idempotencyKeyPattern.test(key)) {
      throw new Problem(
        'invalid_idempotency_key',
        `${idempotencyKeyHeader} must be 16 to 256 visible ASCII characters.`,
      );
    }
    const outbox = createOutbox(configuration.outboxFolder);
    await deliver(composeMail(body, key, languages[0], configuration), {
      transport: outbox,
      keys: outbox,
      requestId,
      milliseconds: deliveryMilliseconds,
    });
    return { ok: true };
  },
});
