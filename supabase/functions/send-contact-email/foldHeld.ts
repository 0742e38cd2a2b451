/** Makes one e-mail of the messages that are held: those of a flood, and those with equal words. */
import type { Configuration } from '../_shared/configuration.ts';
import { log } from '../_shared/log.ts';
import type { MailQueue } from '../_shared/store/mailQueue.ts';
import { fingerprint, fromContent, toContent, type Written } from './written.ts';

/** Messages an e-mail tells of: with the longest texts it weighs a few megabytes, which servers take. */
const mostTold = 200;

/** Puts one message in the place of those held that are due, until there are none. */
export async function foldHeld(
  queue: MailQueue,
  { outboxKey, wake }: Pick<Configuration, 'outboxKey' | 'wake'>,
): Promise<void> {
  for (;;) {
    const held = await queue.held(mostTold);
    if (held.length === 0) return;
    const written: Written[] = [];
    const ids: string[] = [];
    for (const { id, content } of held) {
      try {
        written.push(...fromContent(content, id, outboxKey));
        ids.push(id);
      } catch {
        // By itself it fails as what cannot be read does, and holds no other up.
        await queue.settle(id, 'waiting', 0);
      }
    }
    if (ids.length === 0) continue;
    const id = fingerprint(ids.join());
    const content = toContent(written, id, outboxKey);
    try {
      await queue.fold(ids, { id, digest: id, likeness: id, content, wake });
    } catch {
      // Another was quicker. If it is that the store is away, whatever is asked of it next tells so.
      return;
    }
    log('warn', 'messages_folded', { message: id, count: written.length });
  }
}
