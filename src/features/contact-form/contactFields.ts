/** The form's fields, in their order (specification, chapters 3 and 5). */
export const contactFields = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', required: true },
] as const;

export type ContactField = (typeof contactFields)[number]['name'];

/** @returns the id of a field's element, for links that lead to it */
export function fieldId(name: ContactField): string {
  return `contact-${name}`;
}
