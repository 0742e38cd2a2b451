/** Makes one e-mail of the messages that are held: those of a flood, and those with equal words. */
import type { Configuration } from '../_shared/configuration.ts';
import { log } from '../_shared/log.ts';
import type { MailQueue } from '../_shared/store/mailQueue.ts';
import { fromContent, type Several, toKeep, type Written } from './written.ts';

/**
 * What an e-mail tells of at the most: messages, and characters of them, of which an e-mail in two
 * forms makes up to eight bytes: so that a server takes it, and in time.
 */
const mostTold = { messages: 200, characters: 300_000 };

/** @returns whether it put one message, now due, in the place of held ones */
export async function foldHeld(
  queue: MailQueue,
  configuration: Pick<Configuration, 'outboxKey' | 'wake'>,
): Promise<boolean> {
  const held = await queue.held(mostTold.messages);
  const told: typeof held = [];
  const written: Written[] = [];
  let characters = 0;
  for (const one of held) {
    const { id, content } = one;
    characters += content.length;
    if (told.length > 0 && characters > mostTold.characters) break;
    try {
      written.push(...(await fromContent(content, id, configuration.outboxKey)));
      told.push(one);
    } catch {
      // By itself it fails as what cannot be read does, and holds no other up.
      await queue.settle(one, 'waiting', 0);
      return true;
    }
  }
  if (written.length === 0) return false;
  try {
    await queue.replace(told, [await toKeep(written as unknown as Several, configuration)]);
  } catch {
    // Another was quicker. If it is that the store is away, whatever is asked of it next tells so.
    return false;
  }
  log('warn', 'messages_folded', { count: written.length });
  return true;
}
