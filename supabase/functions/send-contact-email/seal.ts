/**
 * Seals what is kept, where there is a key for it (`OUTBOX_KEY`): AES-256-GCM, so that what was
 * changed, or moved to another message, does not open.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes, of 96 and 128 bits (NIST SP 800-38D, section 8.2 and 5.2.1.2). */
const nonceLength = 12;
const tagLength = 16;

const mark = 'sealed:';

/**
 * @param text JSON, which never begins as sealed text does
 * @param id the message it belongs to
 * @param secret empty where nothing is to be sealed
 */
export function seal(text: string, id: string, secret: string): string {
  if (!secret) return text;
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
}

/** @throws Error where the text was sealed with another secret, or changed */
export function open(content: string, id: string, secret: string): string {
  if (!content.startsWith(mark)) return content;
  const sealed = Buffer.from(content.slice(mark.length), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(-tagLength));
  const text = decipher.update(sealed.subarray(nonceLength, -tagLength));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** RFC 5869: the secret has the strength, so no salt is needed. */
function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'website mail queue', 32));
}
