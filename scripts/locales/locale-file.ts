/** One locale file as it lies on the disk: its messages, the line each stands on, and how to change one. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MemberNode, parse, type StringNode, type ValueNode } from '@humanwhocodes/momoa';
import type { LanguageCode } from '../../src/site/languages.ts';
import { kindOf, type Words } from './locale-faults.ts';
import { invisible } from './message-marks.ts';
import { parseJson } from './parse-json.ts';

export interface Message {
  /** The names that lead to it, places in lists among them: `items.price.answer`, `body.0`. */
  key: string;
  text: string;
  /** As its file has it, between quotes. */
  literal: string;
  /** Where that begins in the file. */
  offset: number;
}

export interface LocaleFile {
  language: LanguageCode;
  /** The file's name without `.json`: a page, a feature, or `common`. */
  name: string;
  /** From the project's root: `locales/sv/faq.json`. */
  path: string;
  content: string;
  words: Words;
  /** In the order of the file. */
  messages: readonly Message[];
  /** Keys that stand in it twice: the first of the two is lost. */
  twice: readonly string[];
  /** @returns the line of a key, from 1; where it is missing, that of the nearest group above it */
  lineOf: (key: string) => number;
}

/** @returns a text, or words, as a locale file writes them: with what one does not see as an escape */
export const writeWords = (words: Words): string =>
  JSON.stringify(words, null, 2).replace(
    invisible,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

/** Writes a file whole at once: whoever reads it meanwhile finds the one before. */
export function writeWhole(file: string, content: string): void {
  // A name with a dot before it is no locale file.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

type Place = Pick<LocaleFile, 'language' | 'name'>;
interface Unreadable {
  fault: string;
  line: number;
  /** There is no such file. */
  isMissing?: boolean;
}

/**
 * @param address the file
 * @returns its content with line and key of everything in it, or why it cannot be read
 */
export function readLocaleFile(address: string, place: Place): LocaleFile | Unreadable {
  try {
    return parseLocaleFile(readFileSync(address, 'utf8'), place);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { fault: message, line: 1, isMissing: code === 'ENOENT' };
  }
}

/** @returns what `readLocaleFile` does, of a content that need not be on the disk */
export function parseLocaleFile(
  content: string,
  { language, name }: Place,
): LocaleFile | Unreadable {
  if (content.startsWith('\ufeff')) {
    return { fault: 'begins with a byte order mark: save it as UTF-8 without one', line: 1 };
  }
  const parsed = parseJson(content);
  if ('fault' in parsed) {
    const { fault, line, column } = parsed;
    return { fault: `is no JSON: ${fault} (column ${column})`, line };
  }
  const words = parsed.value as Words;
  if (kindOf(words) !== 'a group') return { fault: `is ${kindOf(words)}, not a group`, line: 1 };
  const { messages, lines, twice } = locate(content);
  const lineOf = (key: string): number =>
    lines.get(key) ?? (key === '' ? 1 : lineOf(key.slice(0, Math.max(key.lastIndexOf('.'), 0))));
  const file = `locales/${language}/${name}.json`;
  return { language, name, path: file, content, words, messages, twice, lineOf };
}

function locate(content: string) {
  const messages: Message[] = [];
  const lines = new Map<string, number>();
  const twice: string[] = [];

  function visit(node: ValueNode, key: string): void {
    if (node.type === 'String') messages.push(messageAt(node, key));
    if (node.type === 'Object') node.members.forEach((member) => visitMember(member, key));
    if (node.type === 'Array') {
      node.elements.forEach(({ value, loc }, place) => {
        const own = join(key, String(place));
        lines.set(own, loc.start.line);
        visit(value, own);
      });
    }
  }

  function visitMember({ name, value }: MemberNode, key: string): void {
    const own = join(key, (name as StringNode).value);
    if (lines.has(own)) twice.push(own);
    lines.set(own, name.loc.start.line);
    visit(value, own);
  }

  const messageAt = ({ value, loc }: StringNode, key: string): Message => ({
    key,
    text: value,
    literal: content.slice(loc.start.offset, loc.end.offset),
    offset: loc.start.offset,
  });

  visit(parse(content, { mode: 'json' }).body, '');
  return { messages, lines, twice };
}

const join = (key: string, name: string) => (key === '' ? name : `${key}.${name}`);

/**
 * @param texts new texts by key; keys that are not in the file are passed over
 * @returns the file's content with these texts and everything else to the byte as it was
 */
export function changeMessages(file: LocaleFile, texts: ReadonlyMap<string, string>): string {
  let content = '';
  let end = 0;
  for (const { key, literal, offset } of file.messages) {
    const text = texts.get(key);
    if (text === undefined) continue;
    content += file.content.slice(end, offset) + writeWords(text);
    end = offset + literal.length;
  }
  return content + file.content.slice(end);
}
