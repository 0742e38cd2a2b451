/** What a visitor has written, and the form in which it is kept until it is delivered. */
import { createHash } from 'node:crypto';
import type { Configuration } from '../_shared/configuration.ts';
import type { ContactMessage } from '../_shared/contract.ts';
import type { MailToKeep } from '../_shared/store/mailQueue.ts';
import { open, seal } from './seal.ts';

export interface Written {
  message: ContactMessage;
  /** The visitor's, as a language tag; none where it is not known. */
  language?: string | undefined;
  /** When it came, as in `2026-11-24T17:30:00.000Z`. */
  at: string;
}

/**
 * @param key the request's idempotency key, which is kept nowhere
 * @returns fingerprints that tell a message from others: of its key, of all that was written, and of
 *   its words alone
 */
export function fingerprintsOf(
  message: ContactMessage,
  key: string,
): Pick<MailToKeep, 'id' | 'digest' | 'likeness'> {
  return {
    id: fingerprint(key),
    digest: fingerprint(JSON.stringify({ company: '', ...message })),
    likeness: likenessOf(message.message),
  };
}

/** @returns the same for texts that differ in case and white space alone */
export function likenessOf(text: string): string {
  return fingerprint(text.toLowerCase().replace(/\s+/g, ' ').trim());
}

/** Half of a SHA-256: far from any collision, and short enough for one header line. */
function fingerprint(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32);
}

/** Messages that go out together: one, as a rule. */
export type Several = readonly [Written, ...Written[]];

/**
 * @param prints what tells it from others; none where no visitor can send it again
 * @returns what the queue keeps of it, sealed where there is a secret
 */
export async function toKeep(
  written: Several,
  { outboxKey, wake }: Pick<Configuration, 'outboxKey' | 'wake'>,
  prints = fingerprintsOf(written[0].message, crypto.randomUUID()),
): Promise<MailToKeep> {
  return { ...prints, content: await seal(JSON.stringify(written), prints.id, outboxKey), wake };
}

/** @throws Error where it was sealed with another secret */
export async function fromContent(content: string, id: string, secret: string): Promise<Several> {
  return JSON.parse(await open(content, id, secret)) as Several;
}
