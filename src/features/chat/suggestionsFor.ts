import { routes, type PageId } from '../../site/routes.ts';
import { replyOf, type Turn } from './conversation/turns.ts';

/** Questions that the site answers, in the order they are offered, and the pages they are about. */
const questions = [
  ['price', 'sales-training-programs', 'services'],
  ['session', 'personalized-training', 'user-instructions', 'home', 'podcast'],
  ['ready', 'workshop', 'company-learning-programs', 'contact'],
  ['workshop', 'workshop', 'personalized-training', 'contact'],
  ['completion', 'science', 'about', 'disclaimer', 'home'],
  ['company', 'company-learning-programs', 'services', 'faq'],
  ['compliance', 'compliance-programs'],
  ['languages', 'faq', 'services'],
  ['support', 'support-services', 'user-instructions'],
  ['data', 'support-services', 'privacy-policy', 'cookie-policy', 'eula'],
] as const satisfies readonly (readonly [string, ...PageId[]])[];

export type Suggestion = (typeof questions)[number][0];

/** How many are offered at once: to begin with, where there is room for as many, and then. */
const offered = { first: 5, next: 2 };

/**
 * @param turns what was said: what it came to leads on, what was asked is offered no more
 * @param page the page one is on, where the chat stands beside one
 * @param textOf the words of a question
 */
export function suggestionsFor(
  turns: readonly Turn[],
  page: PageId | undefined,
  textOf: (id: Suggestion) => string,
): { id: Suggestion; text: string }[] {
  const asked = new Set(turns.map(({ question }) => question.text));
  const reply = (turns.length > 0 && replyOf(turns.at(-1)!)) || '';
  const answered = routes.filter(({ path }) => linkTo(path).test(reply)).map(({ id }) => id);
  const fitness = (pages: readonly PageId[]) =>
    2 * Number(pages.some((id) => answered.includes(id))) +
    Number(page !== undefined && pages.includes(page));
  return questions
    .map(([id, ...pages]) => ({ id, text: textOf(id), fits: fitness(pages) }))
    .filter(({ text }) => !asked.has(text))
    .sort((one, other) => other.fits - one.fits)
    .slice(0, turns.length === 0 ? offered.first : offered.next);
}

/** Finds a Markdown link to a page or a place on it. */
const linkTo = (path: string) => new RegExp(`\\]\\(${path}[#)]`);
