/** Reads a page as a visitor does: headings, and the text that belongs to each. */
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Line, Section, SitePage } from './site-index.ts';
import { marks } from './marked-messages.ts';

/** Not the page's own words, or not words at all. */
const skipped =
  'nav, button, dialog, figcaption, iframe, input, label:not([data-chat-read]), noscript, script, select, style, template, textarea, ' +
  '[aria-hidden="true"], [aria-live]:not([data-chat-read]), [hidden]:not([hidden="until-found"]), [data-chat-skip], ' +
  '[role="alert"], [role="log"], [role="presentation"], [role="status"]';

/** What the messages are called that tell how to read a drawing. */
const caption = /[.:](?:caption|legend|mark|strokes?)$/;

/** Elements that stand within a line. All others end the line before and after them. */
const inline = new Set(
  'A ABBR B BDI CITE CODE DATA EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
);

/** Within a link they make the whole link a card. */
const blocks = 'article, div, dl, figure, h2, h3, h4, li, ol, p, section, ul';

/** A heading within one of these governs nothing beyond it. */
const bounds = new Set('ARTICLE ASIDE DETAILS DL LI SECTION'.split(' '));
const boundsSelector = [...bounds].join(', ').toLowerCase();

/** Headings by depth: a question or a term stands below every heading around it. */
const depths = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'SUMMARY', 'DT'];
const subheadings = 'h2, h3, h4, h5, h6';

interface Heading {
  depth: number;
  text: string;
  /** Where a link finds it: empty where nothing around it has an id. */
  id: string;
  keys: string[];
}

/**
 * @param html a whole page, its words marked or not
 * @param keyOf the message that a mark stands for
 * @returns the text of its `h1`, and its sections in reading order
 */
export function sectionsOf(
  html: string,
  keyOf: (mark: string) => string | undefined = () => undefined,
): Pick<SitePage, 'title' | 'sections'> {
  // What stands around it is not read: why parse it?
  const [content = html] = /<main[ >].*<\/main>/s.exec(html) ?? [];
  const page = parse(content, { comment: false });
  const sections: Section[] = [];
  let headings: readonly Heading[] = [];
  let title = '';
  let line = '';
  /** Whether the line holds anything but links to other pages. */
  let tells = false;
  let marker = '';
  /** Whether an element began or ended since the last text. */
  let seam = false;
  let inHeading = false;
  let sample = false;
  /** The nearest id around. */
  let around = '';

  const main = page.querySelector('main');
  const body = main ?? page.querySelector('body') ?? page;
  const outside = new Set(main ? [] : body.querySelectorAll('header, footer'));
  const left = new Set([...body.querySelectorAll(skipped), ...outside]);
  readChildren(body, true);
  endLine();
  return { title, sections };

  function readChildren(parent: HTMLElement, telling: boolean): void {
    for (const node of parent.childNodes) read(node, telling);
  }

  function read(node: Node, telling: boolean): void {
    if (node.nodeType === NodeType.TEXT_NODE) return addText(node.text, telling);
    if (!isElement(node) || left.has(node)) return;
    const { tagName } = node;
    if (tagName === 'WBR') return;
    if (tagName === 'BR') return addText(' ', false);
    if (tagName === 'IMG') return addText(node.getAttribute('alt') ?? '', telling);
    if (tagName === 'SVG') return readDrawing(node);
    if (isHeading(node) && !inHeading) return readHeading(node);
    if (inline.has(tagName) && !node.querySelector(blocks)) {
      seam = true;
      readChildren(node, telling && !leadsToPage(node));
      seam = true;
      return;
    }
    endLine();
    const outer = headings;
    const outerSample = sample;
    const outerAround = around;
    around = node.id || around;
    sample ||= node.hasAttribute('data-chat-sample');
    if (tagName === 'LI') marker = '- ';
    const heading = bounds.has(tagName) ? headingOf(node) : null;
    if (heading) readHeading(heading);
    readChildren(node, true);
    endLine();
    if (tagName === 'LI') marker = '';
    if (bounds.has(tagName)) headings = outer;
    sample = outerSample;
    around = outerAround;
  }

  /** A drawing tells by its name only where it is a link: another company's logo. */
  function readDrawing(drawing: HTMLElement): void {
    if (drawing.closest('a')) addText(drawing.getAttribute('aria-label') ?? '', true);
  }

  function addText(text: string, telling: boolean): void {
    // Elements are set apart by their style as often as by a space: “85%” and “after 30 days”.
    if (
      seam &&
      /[\p{L}\p{N}%×.!?:)]$/u.test(line.replace(marks, '')) &&
      /^[\p{L}\p{N}]/u.test(text)
    )
      line += ' ';
    seam = false;
    line += text;
    if (telling && text.trim()) tells = true;
  }

  function readHeading(heading: HTMLElement): void {
    endLine();
    const depth = depths.indexOf(heading.tagName);
    inHeading = true;
    readChildren(heading, true);
    inHeading = false;
    const { text, keys } = unmarked(line);
    line = '';
    tells = false;
    marker = '';
    if (depth === 0) title ||= text;
    const above = headings.filter((other) => other.depth < depth);
    headings =
      depth === 0
        ? []
        : [...above, { depth, text, keys, id: idOf(heading) || (above.at(-1)?.id ?? '') }];
  }

  function idOf(element: HTMLElement): string {
    const place = element.closest('[id]');
    return place && body.querySelectorAll('[id]').includes(place) ? place.id : '';
  }

  function endLine(): void {
    if (inHeading) return addText(' ', false);
    const { text, keys: own } = unmarked(line);
    // A figure or a name is no message: it is known by what stands above it.
    const keys = own.length > 0 ? own : headings.at(-1)?.keys;
    const isCaption = own.length > 0 && own.every((key) => caption.test(key));
    if (text && tells && !isCaption) addLine({ text: marker + text, ...(keys && { keys }) });
    if (text) marker = '';
    line = '';
    tells = false;
  }

  function addLine(added: Line): void {
    const names = headings.map((heading) => heading.text);
    const id = headings.at(-1)?.id || around;
    const last = sections.at(-1);
    const goesOn =
      last?.headings.join('\n') === names.join('\n') &&
      Boolean(last.sample) === sample &&
      last.id === id;
    if (last && goesOn) return void last.lines.push(added);
    sections.push({ id, headings: names, ...(sample && { sample }), lines: [added] });
  }

  /**
   * White space as a browser shows it, without soft hyphens and word joiners. No-break spaces are
   * meant, and stay.
   */
  function unmarked(text: string): { text: string; keys: string[] } {
    return {
      text: text
        .replace(marks, '')
        .replace(/[\u00ad\u2060]/gu, '')
        .replace(/[ \t\r\n\f]+/g, ' ')
        .trim(),
      keys: (text.match(marks) ?? []).flatMap((mark) => keyOf(mark) ?? []),
    };
  }
}

/** A summary that holds a heading holds more than that heading. */
function isHeading(element: HTMLElement): boolean {
  return depths.includes(element.tagName) && !element.querySelector(subheadings);
}

/** A card's heading, which also governs what stands before it in the card, such as a price. */
function headingOf(card: HTMLElement): HTMLElement | null {
  const heading = card.querySelector(subheadings);
  return heading?.closest(boundsSelector) === card ? heading : null;
}

function isElement(node: Node): node is HTMLElement {
  return node?.nodeType === NodeType.ELEMENT_NODE;
}

/** “Learn more” says nothing; an e-mail address or another company's name does. */
function leadsToPage(element: HTMLElement): boolean {
  return element.tagName === 'A' && /^[/#]/.test(element.getAttribute('href') ?? '');
}
