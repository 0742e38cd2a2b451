/**
 * Keeps the conversation over a reload, for as long as the tab is open. Where session storage is
 * blocked, full or holds rubbish, nothing is kept and nothing breaks.
 */
import * as z from 'zod/mini';
import { turnSchema } from './turns.ts';

/** The session storage key. */
const storageKey = 'chat';

const savedSchema = z.object({
  /** When the greeting was given, as ISO 8601 in UTC. */
  startedAt: z.string(),
  turns: z.readonly(z.array(turnSchema)),
  /** What was written and not sent. */
  draft: z.string(),
});

export type SavedConversation = z.infer<typeof savedSchema>;

/** @returns what was saved in this tab; `undefined` where there is nothing, or nothing sound */
export function readSavedConversation(): SavedConversation | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return savedSchema.safeParse(saved).data;
  } catch {
    return undefined;
  }
}

/** Saves the conversation in place of the one saved before. */
export function saveConversation(conversation: SavedConversation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(conversation));
  } catch {
    // The page's memory keeps it until the tab leaves the site.
  }
}
