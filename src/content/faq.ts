/**
 * The questions of the FAQ, in reading order. An id is also the question's address (`/faq#price`):
 * links from elsewhere lean on it.
 */
export const questions = [
  'session',
  'completion',
  'price',
  'workshop',
  'ready',
  'personalization',
  'app',
  'results',
  'certification',
  'support',
] as const;

export type QuestionId = (typeof questions)[number];
