/** Idempotency keys: a retry of the same message carries the same one, so that it arrives once. */
import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';

interface MessageKeys {
  /** @returns the message's key: the last one given, while message and form are the same */
  keyOf(message: ContactMessage): string;
  /** Makes the next key a new one: the form was edited, or its message went out. */
  renew(): void;
}

/** @returns the keys of one form */
export function createMessageKeys(): MessageKeys {
  let current: { key: string; content: string } | undefined;
  return {
    keyOf(message) {
      // Fields can also be filled in without a word to the page; a key never changes its message.
      const content = JSON.stringify(message);
      if (current?.content !== content) current = { key: randomKey(), content };
      return current.key;
    },
    renew() {
      current = undefined;
    },
  };
}

/** 128 bits in hexadecimal; unlike `randomUUID`, also where the site is not served over HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
