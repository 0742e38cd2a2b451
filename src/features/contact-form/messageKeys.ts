/** Idempotency keys: a retry of the same message carries the same one, so that it arrives once. */
import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';

/** A message, and the key it is sent under. */
interface Keyed {
  key: string;
  message: ContactMessage;
}

/**
 * @param last what was sent before; nothing where the form was edited since, or its message went out
 * @returns the message's key: the last one, while the message is the same
 */
export function keyOf(message: ContactMessage, last?: Keyed): string {
  // Fields can also be filled in without a word to the page; a key never changes its message.
  const isSame = last && JSON.stringify(last.message) === JSON.stringify(message);
  return isSame ? last.key : randomKey();
}

/** 128 bits in hexadecimal; unlike `randomUUID`, also where the site is not served over HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
