/** Writes one text into its file, where the file still says what was seen and the text breaks nothing. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Fault } from '../locales/finding.ts';
import { type LocaleFile, writeWhole } from '../locales/locale-file.ts';
import { faultsOf, type Locales, readSources } from '../locales/locales.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import {
  acceptedIn,
  entryOf,
  lockOf,
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
import { brokenIn, lostIn, type Place, placeOf, withTexts } from './candidate.ts';
import type { Change, Outcome, Remark, TextName, Trial } from './contract.ts';
import { remarkOn } from './texts.ts';

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
  const candidate = withTexts(place, new Map([[key, text]]));
  const isOwn = (fault: Fault) => fault.key === key;
  const remarks = [
    ...lostIn(place, candidate),
    // What is taken back was there before.
    ...(wanted.lock === undefined ? brokenIn(locales, place, candidate).filter(isOwn) : []),
  ].map(remarkOn);
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
  const candidate = withTexts(place, new Map([[key, text]]));
  const isOwn = (fault: Fault) => fault.key === key;
  const rules = {
    habits: readHabits(language, locales.root),
    glossary: readGlossary(locales.root),
    notes: readMessageNotes(locales.root, name),
  };
  const wording = checkFile(candidate, language === source ? undefined : place.original, rules);
  return {
    remarks: [...brokenIn(locales, place, candidate), ...wording].filter(isOwn).map(remarkOn),
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

function find(
  locales: Locales,
  { language, file: name, key }: TextName,
): (Place & { sources: LocaleFile[] }) | { fault: Remark } {
  const unknown = () => new UnknownText(`There is no text ${language} ${name}:${key}`);
  if (!locales.languages.includes(language)) throw unknown();
  const sources = readSources(locales);
  const original = sources.find((file) => file.name === name);
  if (!original) throw unknown();
  const place = placeOf(locales, language, original);
  if (!place.shape.messages.some((message) => message.key === key)) throw unknown();
  if (place.fault) return { fault: place.fault };
  const { file } = place;
  const twice = file?.twice.includes(key) && faultsOf(file).find((fault) => fault.key === key);
  return twice ? { fault: remarkOn(twice) } : { ...place, sources };
}

const saidIn = (file: LocaleFile | undefined, key: string) =>
  file?.messages.find((message) => message.key === key)?.text ?? '';

/** Writes into the lock what is to be said of a text. @returns what it said before */
function settle(
  locales: Locales,
  { language, file: name, key, lock: wanted }: TextName & Partial<Change>,
  { sources, original }: Place & { sources: LocaleFile[] },
  candidate: LocaleFile,
): string | null {
  const before = language === source ? undefined : lockOf(locales, language);
  if (!before) return null;
  const message = withoutForm(key);
  const isWhole = statesOf(original, candidate, before).some(
    (one) => one.key === message && one.state !== 'missing',
  );
  const isAccepted = (file: string, one: string) => isWhole && file === name && one === message;
  const next =
    wanted === undefined
      ? acceptedIn(before, sources, isAccepted)
      : withEntry(before, sources, { file: name, key, entry: wanted ?? undefined });
  if (JSON.stringify(next) !== JSON.stringify(before)) writeLock(locales.root, language, next);
  return entryOf(before, name, key) ?? null;
}
