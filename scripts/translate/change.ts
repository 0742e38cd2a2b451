/** Writes one text into its file, where the file still says what was seen and the text breaks nothing. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Fault } from '../locales/finding.ts';
import { withoutGaps } from '../locales/draft.ts';
import {
  changeMessages,
  type LocaleFile,
  parseLocaleFile,
  readLocaleFile,
  writeWhole,
  writeWords,
} from '../locales/locale-file.ts';
import { faultsOf, type Locales, readSources } from '../locales/locales.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import {
  acceptedIn,
  entryOf,
  type Lock,
  readLock,
  statesOf,
  withEntry,
  writeLock,
} from '../locales/source-lock.ts';
import { checkFile } from '../wording/check-wording.ts';
import { readGlossary } from '../wording/glossary.ts';
import { readHabits } from '../wording/habits.ts';
import { readMessageNotes } from '../wording/message-notes.ts';
import { shownText } from '../wording/shown-text.ts';
import type { Change, Outcome, Remark, TextName, Trial } from './contract.ts';
import { begun, remarkOn } from './texts.ts';

/** Somebody asks for what no file of the site is to have. */
export class UnknownText extends Error {}

/**
 * Writes a text. A translation counts as read then, beside its source as it is now: whoever wrote it had
 * both before their eyes.
 *
 * @throws UnknownText where no language, file or message of the site has this name
 * @throws Error where a file of the source, or the lock, cannot be read
 */
export function change(locales: Locales, wanted: Change): Outcome {
  const { language, file: name, key, text, before } = wanted;
  const place = find(locales, wanted);
  if ('fault' in place) return { kind: 'refused', remarks: [place.fault] };
  const said = saidIn(place.file, key);
  if (said !== before) return { kind: 'conflict', text: said };
  const candidate = withText(place, key, text);
  const remarks = [
    ...lostWith(place, candidate),
    // What is taken back was there before.
    ...(wanted.lock === undefined ? brokenBy(locales, place, candidate, key) : []),
  ];
  if (remarks.length > 0) return { kind: 'refused', remarks };
  // A lock that cannot be read is told of before anything is written.
  if (language !== source) readLock(locales.root, language);
  const file = path.join(locales.root, language, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  if (candidate.content !== place.file?.content) writeWhole(file, candidate.content);
  return { kind: 'saved', lock: settle(locales, wanted, place, candidate) };
}

/**
 * @returns everything a check would find in a text that is not written yet
 * @throws as `change` does
 */
export function tryText(locales: Locales, wanted: TextName & { text: string }): Trial {
  const { language, file: name, key, text } = wanted;
  const place = find(locales, wanted);
  const shown = shownText(text, language);
  if ('fault' in place) return { remarks: [place.fault], shown };
  const candidate = withText(place, key, text);
  const isOwn = (fault: Fault) => fault.key === key;
  const rules = {
    habits: readHabits(language, locales.root),
    glossary: readGlossary(locales.root),
    notes: readMessageNotes(locales.root, name),
  };
  const wording = checkFile(candidate, language === source ? undefined : place.original, rules);
  return {
    remarks: [...brokenBy(locales, place, candidate, key), ...wording.filter(isOwn).map(remarkOn)],
    shown,
  };
}

/**
 * Says that somebody has read a translation beside its source.
 *
 * @returns what the lock said before
 * @throws as `change` does
 */
export function acceptText(locales: Locales, wanted: TextName): string | null {
  const place = find(locales, wanted);
  if ('fault' in place) throw new Error(place.fault.wrong);
  return place.file ? settle(locales, wanted, place, place.file) : null;
}

interface Place {
  sources: LocaleFile[];
  original: LocaleFile;
  /** As it is on the disk; a draft need not have it. */
  file?: LocaleFile;
  /** With every key that the language is to have. */
  shape: LocaleFile;
}

function find(
  locales: Locales,
  { language, file: name, key }: TextName,
): Place | { fault: Remark } {
  const unknown = () => new UnknownText(`There is no text ${language} ${name}:${key}`);
  if (!locales.languages.includes(language)) throw unknown();
  const sources = readSources(locales);
  const original = sources.find((file) => file.name === name);
  if (!original) throw unknown();
  const shape = language === source ? original : begun(original, language);
  if (!shape.messages.some((message) => message.key === key)) throw unknown();
  const file = readLocaleFile(path.join(locales.root, language, `${name}.json`), {
    language,
    name,
  });
  if (!('fault' in file)) {
    const twice = file.twice.includes(key) && faultsOf(file).find((fault) => fault.key === key);
    return twice ? { fault: remarkOn(twice) } : { sources, original, file, shape };
  }
  if (file.isMissing) return { sources, original, shape };
  const wrong = `${language}/${name}.json ${file.fault}`;
  return { fault: { wrong, remedy: `correct line ${file.line} of it in an editor first` } };
}

const saidIn = (file: LocaleFile | undefined, key: string) =>
  file?.messages.find((message) => message.key === key)?.text ?? '';

/** @returns the file as it would be; where it lacks the key, with every key it is to have */
function withText({ file, shape }: Place, key: string, text: string): LocaleFile {
  const isThere = file?.messages.some((message) => message.key === key);
  const parse = (content: string) => parseLocaleFile(content, shape) as LocaleFile;
  const filledUp = () =>
    parse(`${writeWords(withoutGaps(file?.words, shape.words, shape.language))}\n`);
  return parse(changeMessages(isThere ? file! : filledUp(), new Map([[key, text]])));
}

/** @returns that a file which is filled up has texts there is no place for, such as those of a renamed key */
function lostWith({ file }: Place, candidate: LocaleFile): Remark[] {
  const keys = new Set(candidate.messages.map(({ key }) => key));
  const lost = file?.messages.find(({ key, text }) => text.trim() !== '' && !keys.has(key));
  if (!lost) return [];
  const wrong = `the file has ${lost.key}, which ${source} has not, and which would be lost`;
  return [{ wrong, remedy: 'remove or rename it in an editor first' }];
}

/** @returns what would keep the site from being built with a text */
function brokenBy(
  { drafts = [] }: Locales,
  { original, file }: Place,
  candidate: LocaleFile,
  key: string,
): Remark[] {
  // The source is held to what it said: code fills in what it names.
  const model = candidate.language === source ? file : original;
  return faultsOf(candidate, model)
    .filter((fault) => fault.key === key)
    .filter(({ isGap }) => !isGap || !drafts.includes(candidate.language))
    .map(remarkOn);
}

/** Writes into the lock what is to be said of a text. @returns what it said before */
function settle(
  { root, drafts = [] }: Locales,
  { language, file: name, key, lock: wanted }: TextName & Partial<Change>,
  { sources, original }: Place,
  candidate: LocaleFile,
): string | null {
  if (language === source) return null;
  const lock = readLock(root, language);
  // One that was published without a lock would now be found to have been read in nothing else.
  if (!lock && !drafts.includes(language)) return null;
  const before: Lock = lock ?? {};
  const message = withoutForm(key);
  const isWhole = statesOf(original, candidate, before).some(
    (one) => one.key === message && one.state !== 'missing',
  );
  const isAccepted = (file: string, one: string) => isWhole && file === name && one === message;
  const next =
    wanted === undefined
      ? acceptedIn(before, sources, isAccepted)
      : withEntry(before, sources, { file: name, key, entry: wanted ?? undefined });
  if (JSON.stringify(next) !== JSON.stringify(before)) writeLock(root, language, next);
  return entryOf(before, name, key) ?? null;
}
