/** What stands in a message besides words: `{{placeholders}}`, named tags such as `<link>`, what one does not see. */

import type { Fault } from './finding.ts';

interface Marks {
  /** `{{count}}`, `{{price, number}}`, `<b>`, `<br/>`: a placeholder once, a tag each time. */
  marks: string[];
  /** What is wrong in the way they are written. */
  faults: Omit<Fault, 'key'>[];
}

/**
 * What one does not see: spaces that do not break, the soft hyphen, the word joiner, marks of direction.
 * What joins letters or keeps them apart, in Persian or an emoji, is part of the spelling.
 */
export const invisible =
  /[\u00a0\u00ad\u200b\u200e\u200f\u2007\u202a-\u202f\u2060-\u2064\u2066-\u2069\ufeff]/g;

const placeholder = /\{\{\s*-?\s*([^{}]+?)\s*\}\}/g;
/** Whatever would be read as a tag; a less-than sign before a figure or a space is none. */
const tag = /<(?<slash>\/?)(?<name>[a-z][\w-]*)(?<rest>[^<>]*)>?/gi;

/** @returns the marks of a message */
export function readMarks(message: string): Marks {
  const { tags, faults } = readTags(message);
  const placeholders = new Set(
    [...message.matchAll(placeholder)].map(([, name = '']) => `{{${name.replace(/\s+/g, ' ')}}}`),
  );
  if (/\{\{|\}\}/.test(message.replace(placeholder, ''))) {
    faults.push({
      wrong: 'has curly braces that belong to no {{placeholder}}',
      remedy: 'write a placeholder with two braces before it and two behind, as the source does',
    });
  }
  return { marks: [...placeholders, ...tags], faults };
}

/** Tags are those of react-i18next: a name, no attributes, closed in the order they were opened. */
function readTags(message: string) {
  const tags: string[] = [];
  const faults: Omit<Fault, 'key'>[] = [];
  const open: string[] = [];
  for (const { 0: text, groups } of message.matchAll(tag)) {
    const { slash, name = '', rest = '' } = groups ?? {};
    const alone = rest.trim() === '/';
    if (!text.endsWith('>') || (rest.trim() !== '' && !alone) || (alone && slash)) {
      faults.push({
        wrong: `has ${text}, which is no tag of the form <name>`,
        remedy: 'write it as the source does',
      });
    } else if (slash) {
      if (open.pop() === name) continue;
      faults.push({
        wrong: `has </${name}>, which does not close the last tag`,
        remedy: 'close the tag that was opened last first',
      });
    } else {
      tags.push(alone ? `<${name}/>` : `<${name}>`);
      if (!alone) open.push(name);
    }
  }
  for (const name of open) {
    const remedy = `put </${name}> behind the words it holds`;
    faults.push({ wrong: `has <${name}>, which is not closed`, remedy });
  }
  return { tags, faults };
}
