/**
 * What a visitor has written and not sent. It outlives the page, so that whoever looks something up
 * meanwhile finds it again, and, kept in the tab, a reload and a crash; it is personal, so it goes
 * with the message, with the text, or with the tab. Where nothing can be kept it lasts as long as the
 * page's memory.
 */
import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';
import { contactFields } from './contactFields.ts';
import { type Draft, emptyDraft, readDraft, storeDraft } from './keptDraft.ts';
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

let draft = readDraft();

/** The send that the end of the page before this one broke off, until it is taken up. */
let interrupted = draft.attempt?.since ? draft.attempt : undefined;

const listeners = new Set<() => void>();

/** What of the chat goes with the message. */
export const handoverDraft = {
  get: (): Draft['handover'] => draft.handover,
  keep: (handover: Draft['handover']): void => {
    change({ handover });
    for (const tell of listeners) tell();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

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
    const was = draft.fields[field.name] ?? '';
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

/** Clears the draft and the form that shows it: the message went out. */
export function clearDraft(): void {
  shown?.reset();
  draft = emptyDraft;
  handoverDraft.keep(emptyDraft.handover);
}

/**
 * A message goes out: should the page end before an outcome is known, the next one takes it up.
 *
 * @returns the key to send it under
 */
export function beginSend(message: ContactMessage): string {
  const key = keyOf(message, draft.attempt);
  change({ attempt: { key, message, since: new Date().toISOString() } });
  return key;
}

/**
 * The message did not go out: it waits for another press, which sends it under the same key.
 *
 * @param code why, as a `BackendError` has it
 */
export function failSend(code: string): void {
  const failed = draft.attempt;
  const tell = () => {
    // Edited or sent again meanwhile, it is another attempt.
    if (failed && draft.attempt === failed) change({ attempt: { ...failed, since: undefined } });
  };
  if (code === 'network') setTimeout(tell, untilGone);
  else tell();
}

/** @returns the message that a reload or a crash broke off, once, while it is still meant to go */
export function takeInterrupted(): ContactMessage | undefined {
  const attempt = interrupted;
  interrupted = undefined;
  const isSame = attempt && attempt === draft.attempt;
  return isSame && Date.now() - Date.parse(attempt.since!) < stillMeant
    ? attempt.message
    : undefined;
}

/** Changes the draft, which has what the form holds, and keeps it. */
function change(part: Partial<Draft>): void {
  const fields = shown
    ? Object.fromEntries(fieldsOf(shown).map(({ name, value }) => [name, value]))
    : draft.fields;
  draft = { ...draft, fields, ...part };
  storeDraft(draft);
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & { name: keyof Draft['fields'] };

function fieldsOf(form: HTMLFormElement): Field[] {
  return contactFields.map(({ name }) => form.elements.namedItem(name) as Field);
}
