/** Texts that a translation took over from its source as they are. */
import { company } from '../../src/content/company.ts';
import { customers } from '../../src/content/customers.ts';
import { studies } from '../../src/content/studies.ts';
import { author } from '../../src/site/blog.ts';
import { readConfig } from '../../src/site/config.ts';
import type { Fault } from '../locales/finding.ts';
import type { LocaleFile, Message } from '../locales/locale-file.ts';
import { modelKey } from '../locales/plural-forms.ts';
import { type Habits, habitsFile } from './habits.ts';
import { shownText } from './shown-text.ts';

const { product, email } = readConfig({});

// The longer first: one name may hold another.
const names = [
  company.legalName,
  product,
  email,
  author,
  company.address,
  ...studies.flatMap(({ authors }) => authors),
  ...customers.map(({ name }) => name),
];

/**
 * @param text a text as it is shown
 * @returns its words without names, addresses and figures: what is left is to be translated
 */
export function wordsLeft(text: string): string[] {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const isAddress = /^(?:https?:|\/|[\w-]+=)/.test(nameless);
  return isAddress ? [] : (nameless.match(/\p{L}{2,}/gu) ?? []);
}

/** Two languages rarely agree on so many words in a row. */
const manyWords = 4;

/**
 * @param file a translation
 * @param source its source
 * @returns the texts in it that are the source's, or the file, where most of them are. A language that
 *   has no list of texts that are rightly the same is held to it in longer ones alone
 */
export function sameFaults(file: LocaleFile, source: LocaleFile, { same }: Habits): Fault[] {
  const originals = new Map(source.messages.map(({ key, text }) => [key, text]));
  const isSame = ({ key, text }: Message) =>
    (originals.get(key) ?? originals.get(modelKey(key))) === text;
  const least = same ? 1 : manyWords;
  const found = file.messages.filter(
    (message) =>
      isSame(message) &&
      wordsLeft(shownText(message.text)).length >= least &&
      !isListed(message.text, same),
  );
  // Counted in the source: not every language parts its words.
  const telling = file.messages.filter(
    ({ key, text }) => wordsLeft(shownText(originals.get(key) ?? text)).length >= manyWords,
  );
  const copied = telling.filter(isSame).length;
  if (copied > 2 && copied > telling.length / 2) {
    const wrong = `was never translated: ${copied} of its ${telling.length} sentences are ${source.language}’s`;
    return [{ key: '', wrong, remedy: `translate it into ${file.language}` }];
  }
  return found.map(({ key }) => ({
    key,
    wrong: `is the same as in ${source.language}`,
    remedy: `translate it, or give the reason in locales/${habitsFile(file.language)} under "same"`,
  }));
}

/** @returns whether a text is rightly the same in both languages */
export function isListed(text: string, same: Habits['same'] = {}): boolean {
  const words = wordsLeft(shownText(text)).join(' ');
  return text in same || words in same;
}

/** A text, and the parts that its tags mark: a page shows each by itself. */
const piecesOf = (text: string) => [text, ...text.split(/<\/?[\w-]+\/?>/)];

/** @returns listed texts that are the same nowhere */
export function idleSame(
  { same = {} }: Habits,
  files: readonly LocaleFile[],
  sources: ReadonlyMap<string, LocaleFile>,
): Fault[] {
  const used = new Set<string>();
  for (const { name, messages } of files) {
    const originals = new Map(sources.get(name)?.messages.map(({ key, text }) => [key, text]));
    for (const { key, text } of messages) {
      const common = new Set(piecesOf(originals.get(key) ?? ''));
      for (const piece of piecesOf(text).filter((one) => common.has(one))) {
        used.add(piece).add(wordsLeft(shownText(piece)).join(' '));
      }
    }
  }
  return Object.keys(same)
    .filter((text) => !used.has(text))
    .map((text) => ({
      key: text,
      wrong: 'is listed under "same" and nowhere the same',
      remedy: 'remove it from the list',
    }));
}
