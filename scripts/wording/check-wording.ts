/** What is wrong with the words themselves, in every language, and with what translators are told. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Fault, Finding } from '../locales/finding.ts';
import type { LocaleFile, Message } from '../locales/locale-file.ts';
import { type Locales, readFiles } from '../locales/locales.ts';
import { modelKey } from '../locales/plural-forms.ts';
import { type Glossary, glossarySlips, readGlossary } from './glossary.ts';
import { type Habits, habitsFile, readHabits, type Rule } from './habits.ts';
import { noteFaults, notesOn, readMessageNotes } from './message-notes.ts';
import { idleSame, sameFaults } from './same-as-source.ts';
import { shownText } from './shown-text.ts';
import { type Slip, typographySlips } from './typography.ts';

/**
 * @returns what is wrong, language by language; a file that cannot be read is passed over
 * @throws Error where a file of `locales/_notes` is not as it should be
 */
export function checkWording(locales: Locales): Finding[] {
  const glossary = readGlossary(locales.root);
  const sources = new Map(readFiles(locales, source).map((file) => [file.name, file]));
  return locales.languages.flatMap((language) => {
    const habits = readHabits(language, locales.root);
    const files = readFiles(locales, language);
    const excused = new Set<string>();
    const findings = files.flatMap((file) => {
      const original = language === source ? undefined : sources.get(file.name);
      const notes = readMessageNotes(locales.root, file.name);
      return checkFile(file, original, { habits, glossary, notes }, excused).map((fault) =>
        fault.file === undefined
          ? { ...fault, file: file.path, line: file.lineOf(fault.key) }
          : inNotes(locales, fault.file, fault),
      );
    });
    // Of a file that cannot be read nobody knows what it needs.
    const isWhole = [files.length, sources.size].every(
      (size) => size === locales.namespaces.length,
    );
    const idle = isWhole
      ? [...idleExceptions(habits, excused), ...idleSame(habits, files, sources)]
      : [];
    return [
      ...findings,
      ...idle.map((fault) => inNotes(locales, `locales/${habitsFile(language)}`, fault)),
    ];
  });
}

/**
 * @param excused is told what is excepted: a rule and a message
 * @returns what is wrong with one file, and with the notes on it, where it is the source's
 */
export function checkFile(
  file: LocaleFile,
  original: LocaleFile | undefined,
  rules: Rules,
  excused = new Set<string>(),
): (Fault & { file?: string; rule?: Rule | 'same' })[] {
  const standing = slipsOf(file, original, rules).filter(({ rule, key }) => {
    const id = `${file.name}:${key}`;
    const isExcused = rules.habits.except[rule]?.[id] !== undefined;
    if (isExcused) excused.add(`${rule} ${id}`);
    return !isExcused;
  });
  const faults = original
    ? sameFaults(file, original, rules.habits).map((fault) => ({ ...fault, rule: 'same' as const }))
    : noteFaults(file, rules.notes);
  // Of a file that was never translated nothing else is worth telling.
  const isCopied = faults.some(({ key }) => key === '');
  return [...(isCopied ? [] : standing), ...faults];
}

/** @returns a fault in a file of notes, with the line its key stands on */
function inNotes({ root }: Locales, file: string, fault: Fault): Finding {
  const lines = readFileSync(path.join(root, '..', file), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(JSON.stringify(fault.key)));
  return { ...fault, file, line: at + 1 };
}

/** What the messages of a file are held to. */
export interface Rules {
  habits: Habits;
  glossary: Glossary;
  notes: Parameters<typeof notesOn>[1];
}

/** @returns what is wrong with the wording of a file's messages */
function slipsOf(file: LocaleFile, original: LocaleFile | undefined, rules: Rules) {
  const { language } = file;
  const originals = new Map(original?.messages.map(({ key, text }) => [key, text]));
  return file.messages.flatMap((message) => {
    const { key, text } = message;
    // An empty one is told of as such.
    if (text.trim() === '') return [];
    const { limit } = notesOn(key, rules.notes);
    const slips: Slip[] = [
      ...typographySlips(message, language, rules.habits),
      ...limitSlips(message, limit, language),
      ...glossarySlips(
        text,
        originals.get(key) ?? originals.get(modelKey(key)),
        language,
        rules.glossary,
      ),
    ];
    return slips.map((slip) => ({ key, ...slip }));
  });
}

function limitSlips({ text }: Message, limit: number | undefined, language: LanguageCode): Slip[] {
  const { length } = shownText(text, language);
  if (limit === undefined || length <= limit) return [];
  const wrong = `is ${length} characters long, where there is room for ${limit}`;
  return [{ rule: 'limit', wrong, remedy: 'shorten it' }];
}

/** Exceptions that excuse nothing any more. */
function idleExceptions({ except }: Habits, excused: ReadonlySet<string>): Fault[] {
  return Object.entries(except).flatMap(([rule, messages]) =>
    Object.keys(messages)
      .filter((id) => !excused.has(`${rule} ${id}`))
      .map((id) => ({
        key: id,
        wrong: `is excepted from “${rule}” and has nothing wrong with it`,
        remedy: 'remove the exception',
      })),
  );
}
