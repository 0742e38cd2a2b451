/** One locale file as it lies on the disk: its messages, the line each stands on, and how to change one. */
import { readFileSync } from 'node:fs';
import { type MemberNode, parse, type StringNode, type ValueNode } from '@humanwhocodes/momoa';
import type { LanguageCode } from '../../src/site/languages.ts';
import { kindOf, type Words } from './locale-faults.ts';
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

/**
 * What one does not see: spaces that do not break, the soft hyphen, the word joiner, marks of direction.
 * What joins letters or keeps them apart, in Persian or an emoji, is part of the spelling.
 */
export const invisible =
  /[\u00a0\u00ad\u200b\u200e\u200f\u2007\u202a-\u202f\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** @returns a text as a locale file writes it: between quotes, with what one does not see as an escape */
export const writeText = (text: string): string =>
  JSON.stringify(text).replace(
    invisible,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

/**
 * @param address the file
 * @returns its content with line and key of everything in it, or why it cannot be read
 */
export function readLocaleFile(
  address: string,
  { language, name }: Pick<LocaleFile, 'language' | 'name'>,
): LocaleFile | { fault: string; line: number } {
  let content: string;
  try {
    content = readFileSync(address, 'utf8');
  } catch (error) {
    return { fault: (error as Error).message, line: 1 };
  }
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
  const path = `locales/${language}/${name}.json`;
  return { language, name, path, content, words, messages, twice, lineOf };
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
    content += file.content.slice(end, offset) + writeText(text);
    end = offset + literal.length;
  }
  return content + file.content.slice(end);
}
