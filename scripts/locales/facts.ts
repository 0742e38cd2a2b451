/** Puts the facts that messages quote into them: `{{price.sales}}` becomes what its language writes. */
import { type Fact, type FactName, factTable } from '../../src/content/factTable.ts';
import type { LanguageCode } from '../../src/site/languages.ts';

/** A name with a dot in it is a fact's; what the page itself fills in has none. A fact needs no format. */
const factMark = /\{\{\s*([\w-]+\.[^{}]*?)\s*\}\}/g;

/**
 * @param message a message as its file has it
 * @returns the names of facts it quotes, and those that no fact has
 */
export function factsQuoted(message: string): { known: FactName[]; unknown: string[] } {
  const names = [...message.matchAll(factMark)].map(([, name = '']) => name);
  return {
    known: names.filter((name): name is FactName => name in factTable),
    unknown: names.filter((name) => !(name in factTable)),
  };
}

/**
 * @param message a message as its file has it
 * @param language the language it is in
 * @returns the message with each fact it quotes as `Intl` writes it: `10–15`, `1,5`
 * @throws Error naming what it quotes and the table has not
 */
export function fillFacts(message: string, language: LanguageCode): string {
  if (!message.includes('{{')) return message;
  const { unknown } = factsQuoted(message);
  if (unknown.length > 0) throw new Error(`quotes no fact: ${unknown.join(', ')}`);
  return message.replace(factMark, (_, name: FactName) => {
    const { value }: Fact = factTable[name];
    const numbers = new Intl.NumberFormat(language);
    if (typeof value === 'number') return numbers.format(value);
    const { from, to } = value;
    // A range of one number would be written as an approximation: ~2.
    return from === to ? numbers.format(from) : numbers.formatRange(from, to);
  });
}
