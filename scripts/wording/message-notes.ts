/**
 * What translators are told of the messages: `locales/_notes/messages/<file>.json` for one file, and
 * `locales/_notes/everywhere.json` for what stands in many. A note is of a message, of a plural
 * message without its form, or of a group, and then of all below it; `*` is any one name.
 */
import path from 'node:path';
import { z } from 'zod';
import { routes } from '../../src/site/routes.ts';
import { factsQuoted } from '../locales/facts.ts';
import type { Fault } from '../locales/finding.ts';
import type { LocaleFile } from '../locales/locale-file.ts';
import { readMarks } from '../locales/message-marks.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import { readNotes } from './habits.ts';
import { shownText } from './shown-text.ts';

const noteSchema = z.union([
  z.string().min(1),
  /** The limit is in characters, as shown: without tags, facts filled in. */
  z.strictObject({ note: z.string().min(1), limit: z.int().positive() }),
]);
const notesSchema = z.record(z.string(), noteSchema);

/** Notes by what they are of. */
type Notes = z.infer<typeof notesSchema>;

/** A file's own notes, and those that hold for every file. */
interface MessageNotes {
  own: Notes;
  common: Notes;
}

/**
 * @param root the folder of the locales
 * @param name a locale file's name without `.json`
 * @returns its notes, and those of what stands in many files: of marks (`{{product}}`, `<rest>`), too
 * @throws Error naming the notes' file and what is wrong with it
 */
export function readMessageNotes(root: string, name: string): MessageNotes {
  const read = (file: string) => readNotes(path.join(root, '_notes', file), notesSchema);
  return { own: read(`messages/${name}.json`), common: read('everywhere.json') };
}

/** @returns whether a note is of a message or of a group it stands in */
function isOf(pattern: string, key: string): boolean {
  const names = withoutForm(key).split('.');
  return pattern
    .split('.')
    .every((name, level) => (name === '*' ? level < names.length : name === names[level]));
}

/**
 * @returns the notes on a message, the outermost group's first, and the least limit any sets
 */
export function notesOn(
  key: string,
  { own, common }: MessageNotes,
): { notes: string[]; limit?: number } {
  const found = [...Object.entries(common), ...Object.entries(own)]
    .filter(([pattern]) => isOf(pattern, key))
    .sort(([a], [b]) => a.split('.').length - b.split('.').length)
    .map(([, note]) => (typeof note === 'string' ? { note } : note));
  const limits = found.flatMap((note) => ('limit' in note ? [note.limit] : []));
  return {
    notes: found.map(({ note }) => note),
    ...(limits.length > 0 && { limit: Math.min(...limits) }),
  };
}

/** Where a text of fewer words stands alone, nobody can tell what it is. */
const fewWords = 3;

/**
 * @param file a file of the source
 * @returns the messages that a translator cannot do without a note and that have none, and, with their
 *   own file, the notes that are of no message
 */
export function noteFaults(
  file: LocaleFile,
  { own, common }: MessageNotes,
): (Fault & { file?: string })[] {
  const notesFile = `locales/_notes/messages/${file.name}.json`;
  const without = file.messages.flatMap(({ key, text }): Fault[] => {
    const { notes } = notesOn(key, { own, common });
    const { marks } = readMarks(text);
    const isShort = shownText(text).split(/\s+/).length < fewWords;
    if (notes.length === 0 && (isShort || marks.length > 0)) {
      const [mark = `fewer than ${fewWords} words`] = marks;
      const remedy = `say in ${notesFile} what it is, where it stands and what stays as it is`;
      return [{ key, wrong: `has ${mark} and no note`, remedy }];
    }
    return marks
      .filter((mark) => !isExplained(mark, common))
      .filter((mark) => !notes.some((note) => note.includes(nameOf(mark))))
      .map((mark) => ({
        key,
        wrong: `has ${mark}, and no note says what that is`,
        remedy: `name ${nameOf(mark)} in its note in ${notesFile}`,
      }));
  });
  const idle = Object.keys(own).filter(
    (pattern) => !file.messages.some(({ key }) => isOf(pattern, key)),
  );
  return [
    ...without,
    ...idle.map((key) => ({
      file: notesFile,
      key,
      wrong: 'is noted and is no message',
      remedy: 'correct the note’s key or remove the note',
    })),
  ];
}

/** @returns whether every translator knows a mark: a fact, a link to a page, or what stands everywhere */
function isExplained(mark: string, common: Notes): boolean {
  return (
    nameOf(mark) in common ||
    factsQuoted(mark).known.length > 0 ||
    routes.some(({ id }) => mark === `<${id}>`)
  );
}

/** @returns a mark without its format: `{{count}}` for `{{count, number}}` */
const nameOf = (mark: string) => mark.replace(/,.*\}\}/, '}}');
