/**
 * What a visitor has written and not sent. It outlives the page, so that whoever looks something up
 * meanwhile finds it again; it is personal, so nothing stores it.
 */
import { contactFields } from './contactFields.ts';
import { createMessageKeys } from './messageKeys.ts';

/** The draft's keys: a retry after coming back carries the same one. */
export const draftKeys = createMessageKeys();

const written = new Map<string, string>();

interface HandoverDraft {
  /** Whether the conversation of the chat goes along. */
  isIncluded: boolean;
  /** The conversation as the visitor has changed it. */
  text?: string;
}

const noHandover: HandoverDraft = { isIncluded: false };
let handover = noHandover;
const listeners = new Set<() => void>();

/** What of the chat goes with the message. */
export const handoverDraft = {
  get: (): HandoverDraft => handover,
  keep: (draft: HandoverDraft): void => {
    handover = draft;
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
  for (const field of fieldsOf(form)) field.value ||= written.get(field.name) ?? '';
  return () => {
    for (const { name, value } of fieldsOf(form)) written.set(name, value);
    if (shown === form) shown = undefined;
  };
}

/** Clears the draft and the form that shows it: the message went out. */
export function clearDraft(): void {
  draftKeys.renew();
  written.clear();
  handoverDraft.keep(noHandover);
  shown?.reset();
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return contactFields.map(({ name }) => form.elements.namedItem(name) as HTMLInputElement);
}
