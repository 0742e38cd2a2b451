import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { createSqliteStore } from '../../../supabase/functions/_shared/store/sqliteStore.ts';

interface Site {
  outbox: string;
  environment: { STATE_FILE: string };
}

/**
 * @returns every message of a site's outbox that holds a text, read back by a MIME parser, once
 *   none of them waits to be sent
 */
export async function messagesWith(site: Site, text: string): Promise<Email[]> {
  const store = createSqliteStore(site.environment.STATE_FILE);
  const waiting = async () =>
    (await store.queue.list(100)).filter(({ content }) => content.includes(text));
  await expect.poll(waiting).toEqual([]);
  await store.close();
  const names = existsSync(site.outbox) ? readdirSync(site.outbox) : [];
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(site.outbox, name)))),
  );
  return messages.filter((message) => message.text?.includes(text));
}
