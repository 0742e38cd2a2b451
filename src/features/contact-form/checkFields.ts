import {
  type ContactMessage,
  contactMessageSchema,
} from '../../../supabase/functions/_shared/contract.ts';
import { type ContactField, contactFields } from './contactFields.ts';

/** What can be wrong with a field. Its words stand in `contact-form.faults`. */
export type Fault = 'missing' | 'malformed' | 'tooLong';

/** The fields that something is wrong with, in the form's order. */
export type Faults = Partial<Record<ContactField, Fault>>;

interface Check {
  /** The message to send, trimmed; none where a field has a fault. */
  message?: ContactMessage;
  faults: Faults;
}

/** Checks what a visitor wrote by the contract, the same by which the function checks it. */
export function checkFields(data: FormData): Check {
  const values = Object.fromEntries(contactFields.map(({ name }) => [name, textOf(data, name)]));
  const result = contactMessageSchema.safeParse(values);
  if (result.success) return { message: result.data, faults: {} };
  const faults: Faults = {};
  for (const { name } of contactFields) {
    const issue = result.error.issues.find(({ path }) => path[0] === name);
    if (issue) faults[name] = faultOf(name, issue.code, textOf(data, name));
  }
  return { faults };
}

function textOf(data: FormData, name: ContactField): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function faultOf(name: ContactField, code: string, value: string): Fault {
  if (value.trim() === '') return 'missing';
  if (code === 'too_big') return 'tooLong';
  // What the contract finds wrong with any other text is that nothing in it can be seen.
  return name === 'email' ? 'malformed' : 'missing';
}
