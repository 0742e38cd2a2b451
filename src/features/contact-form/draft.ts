/**
 * What a visitor has written and not sent. It outlives the page, so that whoever looks something up
 * meanwhile finds it again, a reload and a crash; it is personal, so it goes with the message, with
 * the text, or with the tab.
 */
import * as z from 'zod/mini';
import {
  type ContactMessage,
  contactMessageSchema,
} from '../../../supabase/functions/_shared/contract.ts';
import { createPersistentStore } from '../../site/createPersistentStore.ts';
import { type ContactField, contactFields } from './contactFields.ts';
import { keyOf } from './messageKeys.ts';

/**
 * How long after the press a send that was broken off is taken up again unasked, in milliseconds. A
 * browser that fell over is back by then; later the visitor may have written to us in another way.
 */
const stillMeant = 5 * 60_000;

/**
 * A page that is being left fails its requests and is gone at the latest so many milliseconds later:
 * nobody was there to read of such a failure, so that the send counts as under way.
 */
const untilGone = 3000;

const text = z.optional(z.string());

/** Each may be missing: the form may have had other fields before a new version was published. */
const fields = { firstName: text, lastName: text, email: text, company: text, message: text };

const draftSchema = z.object({
  fields: z.object(fields satisfies Record<ContactField, unknown>),
  handover: z.object({
    /** Whether the conversation of the chat goes along. */
    isIncluded: z.boolean(),
    /** The conversation as the visitor has changed it. */
    text,
  }),
  /** The message that was last sent, under its key; gone with the next edit. */
  attempt: z.optional(
    z.object({
      key: z.string(),
      message: contactMessageSchema,
      /** Since when it has been under way, as ISO 8601 in UTC; nothing once it has failed. */
      since: text,
    }),
  ),
});

type Draft = z.infer<typeof draftSchema>;

const emptyDraft: Draft = { fields: {}, handover: { isIncluded: false } };

export const draft = createPersistentStore(emptyDraft, {
  storage: 'sessionStorage',
  key: 'contact-draft',
  parse: (stored) => draftSchema.parse(JSON.parse(stored)),
  stringify(value) {
    const isWritten = value.handover.isIncluded || Object.values(value.fields).some(Boolean);
    return isWritten ? JSON.stringify(value) : null;
  },
});

/** The send that the end of the page before this one broke off, until it is taken up. */
let interrupted = draft.get().attempt?.since ? draft.get().attempt : undefined;

/** The form that shows the draft. */
let shown: HTMLFormElement | undefined;

/**
 * Shows the draft in a form; a field that has been written in keeps what it holds.
 *
 * @returns keeps what the form holds as the draft: to be called when the form goes
 */
export function showDraft(form: HTMLFormElement): () => void {
  shown = form;
  let isEdited = false;
  for (const field of fieldsOf(form)) {
    const was = draft.get().fields[field.name] ?? '';
    // Also where the browser itself has restored the beginning of it, as it was a moment earlier.
    if (was.startsWith(field.value)) field.value = was;
    else isEdited = true;
  }
  if (isEdited) edited();
  return () => {
    change({});
    if (shown === form) shown = undefined;
  };
}

/** To be called at every edit: what the form holds is the draft, and the next message another one. */
export function edited(): void {
  change({ attempt: undefined });
}

/** Changes what of the chat goes with the message. */
export function changeHandover(part: Partial<Draft['handover']>): void {
  change({ handover: { ...draft.get().handover, ...part } });
}

/** Clears the draft and the form that shows it: the message went out. */
export function clearDraft(): void {
  shown?.reset();
  draft.set(emptyDraft);
}

/**
 * A message goes out: should the page end before an outcome is known, the next one takes it up.
 *
 * @returns the key to send it under
 */
export function beginSend(message: ContactMessage): string {
  const key = keyOf(message, draft.get().attempt);
  change({ attempt: { key, message, since: new Date().toISOString() } });
  return key;
}

/**
 * The message did not go out: it waits for another press, which sends it under the same key.
 *
 * @param code why, as a `BackendError` has it
 */
export function failSend(code: string): void {
  const failed = draft.get().attempt;
  const tell = () => {
    // Edited or sent again meanwhile, it is another attempt.
    if (failed && failed === draft.get().attempt) {
      change({ attempt: { ...failed, since: undefined } });
    }
  };
  if (code === 'network') setTimeout(tell, untilGone);
  else tell();
}

/** @returns the message that a reload or a crash broke off, once, while it is still meant to go */
export function takeInterrupted(): ContactMessage | undefined {
  const attempt = interrupted;
  interrupted = undefined;
  const isSame = attempt && attempt === draft.get().attempt;
  return isSame && Date.now() - Date.parse(attempt.since!) < stillMeant
    ? attempt.message
    : undefined;
}

/** Changes the draft, which has what the form holds. */
function change(part: Partial<Draft>): void {
  const before = draft.get();
  const written = shown
    ? Object.fromEntries(fieldsOf(shown).map(({ name, value }) => [name, value]))
    : before.fields;
  draft.set({ ...before, fields: written, ...part });
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & { name: keyof Draft['fields'] };

function fieldsOf(form: HTMLFormElement): Field[] {
  return contactFields.map(({ name }) => form.elements.namedItem(name) as Field);
}
