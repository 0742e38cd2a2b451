/**
 * Keeps the conversation over a reload, for as long as the tab is open. Where session storage is
 * blocked, full or holds rubbish, nothing is kept and nothing breaks.
 */
import * as z from 'zod/mini';
import { timestampSchema, turnSchema } from './turns.ts';

/** The session storage keys; the draft has its own, since it is saved at every keystroke. */
const storageKey = 'chat';
const draftKey = 'chat-draft';

const savedSchema = z.object({
  /** When the greeting was given. */
  startedAt: timestampSchema,
  turns: z.readonly(z.array(turnSchema)),
});

type SavedConversation = z.infer<typeof savedSchema>;

/** @returns what was saved in this tab; `undefined` where there is nothing, or nothing sound */
export function readSavedConversation(): SavedConversation | undefined {
  try {
    return savedSchema.safeParse(JSON.parse(read(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Saves the conversation in place of the one saved before. */
export function saveConversation(conversation: SavedConversation): void {
  write(storageKey, JSON.stringify(conversation));
}

/** @returns what was written in this tab and not sent */
export function readSavedDraft(): string {
  return read(draftKey) ?? '';
}

/** Saves the draft in place of the one saved before. */
export function saveDraft(text: string): void {
  write(draftKey, text);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The page's memory keeps it until the tab leaves the site.
  }
}
