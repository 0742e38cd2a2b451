/**
 * Reads the handful of marks a reply may carry (decision 13, “Chat messages”): paragraphs, `- `
 * lists, `**strong**` and links to the site's own pages or its contact address. A reply is not
 * trusted: whatever else it holds, markup and other addresses included, stays the text it is.
 */
import { config, languages } from 'virtual:site';
import { localizedRouteAt } from '../../../site/paths.ts';
import type { PageId } from '../../../site/routes.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'page'; page: PageId; hash: string; content: Inline[] }
  | { kind: 'mail'; content: Inline[] };

export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] };

/** What a link leads to. */
type Target = { kind: 'page'; page: PageId; hash: string } | { kind: 'mail' };

/** Strong text, or a link's text and target. What follows an exclamation mark is a picture's. */
const mark = /\*\*(?<strong>\S|\S.*?\S)\*\*|(?<!!)\[(?<label>[^[\]]+)\]\((?<target>[^()\s]+)\)/;

/**
 * @param text a reply as the function gave it
 * @returns its paragraphs, one a line, and its lists
 */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const item = /^\s*- (?<item>.*\S)/.exec(line)?.groups?.['item'];
    const last = blocks.at(-1);
    if (item === undefined) {
      if (line.trim()) blocks.push({ kind: 'paragraph', content: parseInline(line.trim()) });
    } else if (last?.kind === 'list') {
      last.items.push(parseInline(item));
    } else {
      blocks.push({ kind: 'list', items: [parseInline(item)] });
    }
  }
  return blocks;
}

function parseInline(text: string): Inline[] {
  const inlines: Inline[] = [];
  let plain = '';
  let rest = text;
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    const element = elementOf(found.groups!);
    plain += rest.slice(0, found.index);
    // A link that leads elsewhere is text, to its last bracket.
    if (element) inlines.push(...textOf(plain), element);
    plain = element ? '' : plain + found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  return [...inlines, ...textOf(plain + rest)];
}

function elementOf({ strong, label, target }: Record<string, string | undefined>) {
  if (strong !== undefined) return { kind: 'strong' as const, content: parseInline(strong) };
  const leadsTo = targetOf(target!);
  return leadsTo && { ...leadsTo, content: parseInline(label!) };
}

function textOf(text: string): Inline[] {
  return text ? [{ kind: 'text', text }] : [];
}

/** @returns where a link leads, if it is a page of the site or the contact address itself */
function targetOf(target: string): Target | undefined {
  if (target.toLowerCase() === `mailto:${config.email.toLowerCase()}`) return { kind: 'mail' };
  const { path, hash = '' } = /^(?<path>\/[^?#]*)(?:#(?<hash>.*))?$/.exec(target)?.groups ?? {};
  if (path === undefined) return undefined;
  const { route } = localizedRouteAt(path, languages);
  return route.status ? undefined : { kind: 'page', page: route.id, hash };
}
