/** What can be wrong with the words of one locale file, by itself. */
import type { LanguageCode } from '../../src/site/languages.ts';
import { factsQuoted } from './facts.ts';
import type { Fault } from './finding.ts';
import { readMarks } from './message-marks.ts';
import { examplesOf, pluralForms, readPluralForm } from './plural-forms.ts';

/** A locale file's content: texts in groups and lists. Anything else in it is a fault. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };
export type Group = Extract<Words, { readonly [key: string]: Words }>;

/** The most levels a key may have; a place in a list counts for none. */
const deepest = 3;

/** @returns what stands at a key, as a fault names it */
export function kindOf(words: Words): string {
  if (Array.isArray(words)) return 'a list';
  if (typeof words === 'string') return 'a text';
  if (typeof words === 'object' && words !== null) return 'a group';
  return String(words);
}

/** @returns the faults that show without a look at another language */
export function faultsWithin(words: Words, language: LanguageCode, path: string[] = []): Fault[] {
  const key = path.join('.');
  if (typeof words === 'string') {
    if (words.trim() === '')
      return [{ key, wrong: 'is empty', remedy: 'write the text', isGap: true }];
    const unknown = factsQuoted(words).unknown.map((name) => ({
      key,
      wrong: `has {{${name}}}, which is no fact`,
      remedy: 'take a name from src/content/factTable.ts',
    }));
    return [...readMarks(words).faults.map((fault) => ({ key, ...fault })), ...unknown];
  }
  if (typeof words !== 'object' || words === null) {
    return [
      { key, wrong: `is ${kindOf(words)}, not a text`, remedy: 'put a text there, in quotes' },
    ];
  }
  const entries = Object.entries(words);
  if (entries.length === 0) return [{ key, wrong: 'is empty', remedy: 'write texts or remove it' }];
  const faults = entries.flatMap(([name, value]) => faultsWithin(value, language, [...path, name]));
  if (Array.isArray(words)) return faults;
  return [
    ...nameFaults(words as Group, path),
    ...formFaults(words as Group, language, path),
    ...faults,
  ];
}

function nameFaults(group: Group, path: string[]): Fault[] {
  const faults: Fault[] = [];
  const level = path.filter((name) => !/^\d+$/.test(name)).length + 1;
  for (const name of Object.keys(group)) {
    const key = [...path, name].join('.');
    if (/[.:]/.test(name)) {
      const wrong = 'has a dot or colon in its name, which part keys';
      faults.push({ key, wrong, remedy: 'name it without' });
    }
    if (level === deepest + 1) {
      const wrong = `lies deeper than ${deepest} levels`;
      faults.push({ key, wrong, remedy: 'put it into a group further up' });
    }
  }
  return faults;
}

/** A message with a count has exactly the forms its language has. */
function formFaults(group: Group, language: LanguageCode, path: string[]): Fault[] {
  const names = Object.keys(group);
  const stems = new Set(names.flatMap((name) => readPluralForm(name)?.stem ?? []));
  return [...stems].flatMap((stem) => {
    const wanted = pluralForms(language, stem).map((form) => `${stem}_${form}`);
    const given = names.filter((name) => readPluralForm(name)?.stem === stem);
    const keyOf = (name: string) => [...path, name].join('.');
    return [
      ...wanted
        .filter((name) => !given.includes(name))
        .map((name) => ({
          key: keyOf(name),
          wrong: `is missing: a plural form of ${language}`,
          remedy: `write what is said of ${examplesOf(language, name).join(', ')}`,
          isGap: true,
        })),
      ...given
        .filter((name) => !wanted.includes(name))
        .map((name) => ({
          key: keyOf(name),
          wrong: `is no plural form of ${language}`,
          remedy: `remove it: ${language} has ${wanted.join(', ')}`,
        })),
    ];
  });
}
