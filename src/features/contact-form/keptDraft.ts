/** What a visitor has written and not sent, as the tab keeps it: it may be rubbish by the time it is read. */
import * as z from 'zod/mini';
import { contactMessageSchema } from '../../../supabase/functions/_shared/contract.ts';
import { forget, keep, readKeptJson } from '../../site/browserStorage.ts';
import type { ContactField } from './contactFields.ts';

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

export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = { fields: {}, handover: { isIncluded: false } };

/** @returns what was kept in this tab; an empty draft where nothing was, or it is rubbish */
export function readDraft(): Draft {
  const { data } = draftSchema.safeParse(readKeptJson('sessionStorage', 'contact-draft'));
  return data ?? emptyDraft;
}

/** Keeps a draft in the tab, unless there is nothing to it. */
export function storeDraft(draft: Draft): void {
  const isWritten = draft.handover.isIncluded || Object.values(draft.fields).some(Boolean);
  if (isWritten) keep('sessionStorage', 'contact-draft', JSON.stringify(draft));
  else forget('sessionStorage', 'contact-draft');
}
