import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** @returns every message of an outbox that holds a text, read back by a MIME parser */
export async function messagesWith(outbox: string, text: string): Promise<Email[]> {
  let names: string[];
  try {
    names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  const messages = await Promise.all(
    names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  return messages.filter((message) => message.text?.includes(text));
}
