/** Where a translation differs from its source in more than words. */
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { type Fault, quoted } from './finding.ts';
import { type Group, kindOf, type Words } from './locale-faults.ts';
import { readMarks } from './message-marks.ts';
import { type PluralForm, readPluralForm } from './plural-forms.ts';

/**
 * @param original the source's words; `undefined` where it has none at this key
 * @param words the translation's
 */
export function faultsBeside(
  original: Words | undefined,
  words: Words | undefined,
  path: string[] = [],
): Fault[] {
  const key = path.join('.');
  if (original === undefined) {
    return [
      { key, wrong: `is not in ${source}`, remedy: `remove it, or write it in ${source}, too` },
    ];
  }
  if (words === undefined) {
    return [
      {
        key,
        wrong: 'is missing',
        remedy: `translate ${quoted(typeof original === 'string' ? original : JSON.stringify(original))}`,
        isGap: true,
      },
    ];
  }
  if (typeof original === 'string' && typeof words === 'string') {
    return markFaults(key, original, words);
  }
  const kind = kindOf(original);
  if (kindOf(words) !== kind) {
    const wrong = `is ${kindOf(words)}, where ${source} has ${kind}`;
    return [{ key, wrong, remedy: `make it ${kind}` }];
  }
  if (kind === 'a list') return listFaults(original as Words[], words as Words[], path);
  if (kind === 'a group') return groupFaults(original as Group, words as Group, path);
  return [];
}

function listFaults(original: Words[], words: Words[], path: string[]): Fault[] {
  if (words.length !== original.length) {
    const wrong = `is a list of ${words.length}, where ${source} has ${original.length}`;
    const remedy = 'give it an entry for each of the source’s';
    const isGap = words.length < original.length;
    return [{ key: path.join('.'), wrong, remedy, isGap }];
  }
  return words.flatMap((entry, i) => faultsBeside(original[i], entry, [...path, String(i)]));
}

function groupFaults(original: Group, words: Group, path: string[]): Fault[] {
  const names = new Set([...Object.keys(original), ...Object.keys(words)]);
  return [...names].flatMap((name) => {
    const plural = readPluralForm(name);
    return plural
      ? formFaults(original, words, plural, path)
      : faultsBeside(original[name], words[name], [...path, name]);
  });
}

/**
 * Languages differ in the forms they have, so each is held against the source's `other`, the one
 * form that every language has. “One day” needs no figure.
 */
function formFaults(
  original: Group,
  words: Group,
  { stem, form }: PluralForm,
  path: string[],
): Fault[] {
  const name = `${stem}_${form}`;
  const known = Object.keys(words).some((other) => readPluralForm(other)?.stem === stem);
  // Where some forms are there, those that are missing are a matter of the language alone; where none is,
  // the one that every language has stands for them.
  const has = name in words;
  if (!has && (known || (form !== 'other' && `${stem}_other` in original))) return [];
  const model = original[`${stem}_other`];
  const text = words[name];
  const key = [...path, name];
  if (typeof model !== 'string' || typeof text !== 'string') return faultsBeside(model, text, key);
  return markFaults(key.join('.'), model, text, form);
}

/**
 * @param original what the source says; of a plural message what it says of most numbers
 * @param form the plural form it is: all but the last may do without the figure
 * @returns the marks that a translation has too few or too many of
 */
export function markFaults(
  key: string,
  original: string,
  text: string,
  form: PluralForm['form'] = 'other',
): Fault[] {
  // An empty text is told of as such.
  if (text.trim() === '') return [];
  const { marks: wanted } = readMarks(original);
  const { marks: given } = readMarks(text);
  const optional = form === 'other' ? [] : wanted.filter((mark) => /^\{\{count\b/.test(mark));
  const missing = without(wanted, [...given, ...optional]);
  const extra = without(given, wanted);
  return [
    ...missing.map((mark) => ({
      key,
      wrong: `lacks ${mark}`,
      remedy: `put it where it belongs: ${source} says ${quoted(original)}`,
    })),
    ...extra.map((mark) => ({
      key,
      wrong: `has ${mark}, where ${source} has not`,
      remedy: `remove it or spell it as ${source} does: ${quoted(original)}`,
    })),
  ];
}

/** @returns the marks left when each of the others has taken one of its kind away */
function without(marks: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return marks.filter((mark) => {
    const at = left.indexOf(mark);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
