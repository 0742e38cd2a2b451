import { unprefixedLanguage } from '../../src/site/languages.ts';
import { readConfig } from '../../src/site/config.ts';
import { fillFacts, factsQuoted } from '../locales/facts.ts';

const { product, email } = readConfig({});

/** As long as most of what a page puts in. */
const filledIn = '000';

/**
 * @param message a message as its file has it
 * @param language the language it is in
 * @returns it much as a visitor sees it: without tags, with facts, names and something for what the
 *   page fills in
 */
export function shownText(message: string, language = unprefixedLanguage): string {
  const stated = factsQuoted(message).unknown.length > 0 ? message : fillFacts(message, language);
  return stated
    .replaceAll('{{product}}', product)
    .replaceAll('{{email}}', email)
    .replace(/\{\{[^{}]*\}\}/g, filledIn)
    .replace(/<\/?[\w-]+\/?>/g, '')
    .replace(/[\u00ad\u2060]/g, '')
    .trim();
}
