/**
 * Brings whatever marks a model writes down to those a chat message may have (decision 13, “Chat
 * messages”): paragraphs, `- ` lists, `**strong**` and links to pages it was given. The text stays.
 */

/** Elements whose content is no text. */
const silent =
  /<(script|style|iframe|object|svg|math|noscript|template|textarea|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const lineEnd = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const item = /<li\b[^<>]*>/gi;
const tag = /<\/?[a-z!?|][^<>]*(?:>|$)/gi;
/** A mailbox between brackets is text. */
const mailbox = /<(?:mailto:)?([^\s<>@]+@[^\s<>@]+)>/gi;

/** A link or a picture. The target may hold one pair of brackets, as a script's does. */
const link = /!?\[([^[\]]*)\]\(\s*((?:[^()\s]|\([^()\s]*\))*)(?:\s[^()]*)?\)/g;
const linkByName = /!?\[([^[\]]*[^[\]\d\s,^][^[\]]*)\] ?\[[^[\]]*\]/g;
const linkDefinition = /^\s*\[[^[\]]+\]:\s*<?(?:[a-z][a-z\d+.-]*:|\/|#)\S*.*$/i;

/** Marks may be nested as deep as this; what is left then is shown as text. */
const depth = 4;

/**
 * @param text what a model wrote, of a few thousand characters at most
 * @param pages the addresses links may lead to
 */
export function flattenMarks(text: string, pages: ReadonlySet<string>): string {
  const lines = flattenLinks(withoutElements(plainCharacters(text)), pages)
    .split('\n')
    .filter((line) => !linkDefinition.test(line))
    .map((line) => balanced(flattenLine(line)).trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines
    .map((line, at) => (at === 0 ? line : `${separator(lines[at - 1]!, line)}${line}`))
    .join('');
}

/** Items of a list stand close, paragraphs apart. */
function separator(before: string, line: string): string {
  return before.startsWith('- ') && line.startsWith('- ') ? '\n' : '\n\n';
}

/** Without control characters and invisible ones, but for those that join letters or forbid it. */
function plainCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[^\P{Cf}\u200c\u200d]/gu, '');
}

function withoutElements(text: string): string {
  return repeated(text, (current) =>
    current
      .replace(mailbox, '$1')
      .replace(comment, '')
      .replace(silent, '')
      .replace(lineEnd, '\n')
      .replace(item, '\n- ')
      .replace(tag, ''),
  )
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&');
}

function flattenLinks(text: string, pages: ReadonlySet<string>): string {
  return repeated(text, (current) =>
    current
      .replace(link, (whole, label: string, target: string) => {
        // A number is a passage's, wherever it is said to lead.
        if (/^\s*\^?\d+\s*$/.test(label)) return `[${label}]`;
        const path = target.replace(/#.*$/, '');
        return pages.has(path) && !whole.startsWith('!') ? `[${label}](${path})` : label;
      })
      .replace(linkByName, '$1'),
  );
}

/** Again until nothing changes: what is left after one removal may be a mark itself. */
function repeated(text: string, change: (text: string) => string): string {
  let current = text;
  for (let times = 0; times < depth; times += 1) {
    const next = change(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function flattenLine(line: string): string {
  if (/^\s*(?:`{3}|~{3})/.test(line)) return '';
  const [, prefix = '', rest = ''] =
    /^\s*(?:> ?)*\s*((?:#{1,6}|[-*+•–]|\d{1,2}[.)])\s+)?(.*)$/.exec(line) ?? [];
  const isHeading = prefix.startsWith('#');
  const cells = /^\|(.*)\|\s*$/.exec(rest)?.[1]?.split('|');
  if (cells) return tableRow(cells);
  const content = inlineMarks(rest).trim();
  if (isHeading) return `**${content.replaceAll('**', '').replace(/\s*#+$/, '')}**`;
  return prefix ? `- ${content}` : content;
}

function tableRow(cells: readonly string[]): string {
  if (cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) return '';
  const texts = cells.map((cell) => inlineMarks(cell).trim()).filter(Boolean);
  return texts.length > 0 ? `- ${texts.join(' – ')}` : '';
}

function inlineMarks(text: string): string {
  return text
    .replaceAll('`', '')
    .replaceAll('~~', '')
    .replace(/\\([\\*_#>|~+.!()-])/g, '$1')
    .replace(/(?<!\w)__(?=\S)|(?<=\S)__(?!\w)/g, '**')
    .replace(/\*{3,}/g, '**')
    .replace(/(?<![*\w])\*(?![\s*])([^*]+)(?<!\s)\*(?![*\w])/g, '$1')
    .replace(/(?<![\w/])_(?![\s_])([^_]+)(?<!\s)_(?!\w)/g, '$1');
}

/** Without a last `**` that closes nothing. */
function balanced(line: string): string {
  const at = line.lastIndexOf('**');
  return line.split('**').length % 2 === 0 ? line.slice(0, at) + line.slice(at + 2) : line;
}
