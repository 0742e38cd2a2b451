/**
 * Takes the marks out of the page before anybody meets them, and keeps where they stood: a page then looks,
 * reads and copies as the site's own does.
 */
import { type Mark, unmarked } from '../mark.ts';

/** Where a message stands on the page: between two places in its text, or in an attribute. */
export type Place =
  | { number: number; start: Position; end: Position }
  | { number: number; element: Element; attribute: string };

interface Position {
  node: Text;
  offset: number;
}

interface Kept {
  /** What is there now, without marks: whatever else comes in its place is not of this message. */
  text: string;
  marks: Mark[];
}

const inTexts = new WeakMap<Text, Kept>();
const inAttributes = new WeakMap<Element, Map<string, Kept>>();

/** @returns a text without marks, and what they are; of one that has none and did not change, what was kept */
function keptOf(text: string, before: Kept | undefined): Kept {
  const kept = unmarked(text);
  return kept.marks.length === 0 && before?.text === text ? before : kept;
}

function tidyText(node: Text): void {
  const kept = keptOf(node.data, inTexts.get(node));
  if (node.data !== kept.text) node.data = kept.text;
  inTexts.set(node, kept);
}

function tidyAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? '';
  const all = inAttributes.get(element) ?? new Map<string, Kept>();
  const kept = keptOf(value, all.get(name));
  if (value !== kept.text) element.setAttribute(name, kept.text);
  if (kept.marks.length > 0) inAttributes.set(element, all.set(name, kept));
  else all.delete(name);
}

function* nodesIn(root: Node): Generator<Element | Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let node: Node | null = root instanceof Document ? walker.nextNode() : root;
  for (; node; node = walker.nextNode()) yield node as Element | Text;
}

function tidy(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) tidyText(node);
    else if (node instanceof Element) {
      for (const name of node.getAttributeNames()) tidyAttribute(node, name);
    }
  }
}

/**
 * Takes out the marks that are there, and those that come.
 *
 * @param onChange called whenever other messages may stand on the page
 */
export function keepTidy(onChange: () => void): void {
  tidy(document);
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData') tidyText(target as Text);
      else if (type === 'attributes') tidyAttribute(target as Element, attributeName!);
      else addedNodes.forEach(tidy);
    }
    onChange();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  onChange();
}

/** @returns the messages on the page in the order one reads them; within another one after it */
export function markedPlaces(): Place[] {
  const places: Place[] = [];
  const open: { number: number; start: Position; at: number }[] = [];
  for (const node of nodesIn(document)) {
    if (node instanceof Element) {
      for (const [attribute, { marks }] of inAttributes.get(node) ?? []) {
        for (const { number } of marks.filter(({ opens }) => opens)) {
          places.push({ number, element: node, attribute });
        }
      }
      continue;
    }
    for (const { number, offset, opens } of inTexts.get(node)?.marks ?? []) {
      if (opens) {
        open.push({ number, start: { node, offset }, at: places.length });
        continue;
      }
      // What was opened within it and not closed was cut off.
      const at = open.findLastIndex((one) => one.number === number);
      if (at === -1) continue;
      const [{ start, at: before }] = open.splice(at) as [(typeof open)[number]];
      places.splice(before, 0, { number, start, end: { node, offset } });
    }
  }
  return places;
}

/** @returns a message's words on the page */
export function rangeOf({ start, end }: Extract<Place, { start: Position }>): Range {
  const range = document.createRange();
  range.setStart(start.node, Math.min(start.offset, start.node.length));
  range.setEnd(end.node, Math.min(end.offset, end.node.length));
  return range;
}
