/** What can be wrong with the words of one locale file, by itself. */
import type { LanguageCode } from '../../src/site/languages.ts';
import { factsQuoted } from './facts.ts';
import { readMarks } from './message-marks.ts';
import { pluralForms, readPluralForm } from './plural-forms.ts';

/** A locale file's content: texts in groups and lists. Anything else in it is a fault. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };
export type Group = Extract<Words, { readonly [key: string]: Words }>;

/** A fault: the key with a dot between its levels, and what is wrong with it. */
export type Fault = readonly [key: string, fault: string];

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
    if (words.trim() === '') return [[key, 'is empty']];
    return [
      ...readMarks(words).faults,
      ...factsQuoted(words).unknown.map((name) => `has {{${name}}}, which is no fact`),
    ].map((fault) => [key, fault]);
  }
  if (typeof words !== 'object' || words === null)
    return [[key, `is ${kindOf(words)}, not a text`]];
  const entries = Object.entries(words);
  if (entries.length === 0) return [[key, 'is empty']];
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
    if (/[.:]/.test(name)) faults.push([key, 'has a dot or colon in its name, which part keys']);
    if (level === deepest + 1) faults.push([key, `lies deeper than ${deepest} levels`]);
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
    const fault = (name: string, text: string): Fault => [[...path, name].join('.'), text];
    return [
      ...wanted
        .filter((name) => !given.includes(name))
        .map((name) => fault(name, `is missing: a plural form of ${language}`)),
      ...given
        .filter((name) => !wanted.includes(name))
        .map((name) => fault(name, `is no plural form of ${language}`)),
    ];
  });
}
