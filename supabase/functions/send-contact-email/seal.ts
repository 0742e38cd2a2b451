/**
 * Seals what is kept, where there is a key for it (`OUTBOX_KEY`): AES-256-GCM, so that what was
 * changed, or moved to another message, does not open. By Web Crypto, since the ciphers of `node:crypto`
 * do not check the tag on Supabase's runtime (decision 9, “The two functions”).
 */
import { Buffer } from 'node:buffer';

/** Bytes, of 96 bits (NIST SP 800-38D, section 8.2); the tag of 128 bits comes last (5.2.1.2). */
const nonceLength = 12;

const mark = 'sealed:';

/**
 * @param text JSON, which never begins as sealed text does
 * @param id the message it belongs to
 * @param secret empty where nothing is to be sealed
 * @returns the text as it is to be kept
 */
export async function seal(text: string, id: string, secret: string): Promise<string> {
  if (!secret) return text;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt(
    algorithm(nonce, id),
    await keyFrom(secret),
    utf8.encode(text),
  );
  return mark + Buffer.concat([nonce, new Uint8Array(sealed)]).toString('base64');
}

/**
 * @param content what `seal` returned
 * @param id the message it belongs to
 * @param secret the one it was sealed with
 * @returns the text
 * @throws Error where the text was sealed with another secret, or changed
 */
export async function open(content: string, id: string, secret: string): Promise<string> {
  if (!content.startsWith(mark)) return content;
  const sealed = Buffer.from(content.slice(mark.length), 'base64');
  const text = await crypto.subtle.decrypt(
    algorithm(sealed.subarray(0, nonceLength), id),
    await keyFrom(secret),
    sealed.subarray(nonceLength),
  );
  return new TextDecoder().decode(text);
}

const utf8 = new TextEncoder();

function algorithm(iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: utf8.encode(id) };
}

/** RFC 5869: the secret has the strength, so no salt is needed. */
async function keyFrom(secret: string): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8.encode('website mail queue'),
  };
  const use = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(derivation, key, use, false, ['encrypt', 'decrypt']);
}
