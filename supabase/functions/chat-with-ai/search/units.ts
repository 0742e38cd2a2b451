/** The pieces of the site's text that can be an answer: sections, and paragraphs of long ones. */
import type { Section, SitePage } from '../../_shared/siteText.ts';

export interface Unit {
  page: SitePage;
  section: Section;
  /** Paragraphs and items of lists, in the order of the page. */
  text: readonly string[];
  /** The ways in which people ask for it, as translators foresee them. */
  asked: readonly string[];
}

/** A section up to this length, in characters, is told whole. */
const wholeLength = 560;

/** Pieces of a longer section end where the next paragraph would make them longer than this. */
const pieceLength = 420;

/** A list longer than this is told in parts. */
const listLength = 1000;

/** @returns every page's pieces in reading order */
export function unitsOf(pages: readonly SitePage[]): Unit[] {
  return pages.flatMap((page) =>
    withGroups(page.sections).flatMap((section) => {
      let start = 0;
      return piecesOf(section.text).map((text) => {
        const end = start + text.length;
        const asked = (section.asked ?? []).filter(({ line }) => line >= start && line < end);
        start = end;
        return { page, section, text, asked: asked.flatMap(({ questions }) => questions) };
      });
    }),
  );
}

/** A heading with headings below it names them: what it consists of is often what is asked. */
function withGroups(sections: readonly Section[]): Section[] {
  const done = new Set<string>();
  return sections.flatMap((section) => {
    const group = section.headings.slice(0, -1);
    const own = group.length === 0 ? section.headings : group;
    const name = own.join('\n');
    if (own.length === 0 || done.has(name)) return [section];
    done.add(name);
    const below = sections
      .map(({ headings }) => headings)
      .filter((headings) => headings.length === own.length + 1)
      .filter((headings) => own.every((heading, at) => heading === headings[at]))
      .map((headings) => `- ${headings.at(-1)}`);
    const parts = [...new Set(below)];
    if (parts.length === 0) return [section];
    if (group.length > 0) return [{ headings: own, text: parts }, section];
    return [{ ...section, text: [...section.text, ...parts] }];
  });
}

/** A long section in pieces. A list stays with the line that leads in to it. */
function piecesOf(lines: readonly string[]): string[][] {
  if (lengthOf(lines) <= wholeLength) return [[...lines]];
  const blocks: string[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const leads = block?.length === 1 && block[0]!.endsWith(':');
    const goesOn = line.startsWith('- ') && (leads || block?.at(-1)?.startsWith('- '));
    if (block && goesOn && lengthOf(block) + line.length <= listLength) block.push(line);
    else blocks.push([line]);
  }
  const pieces: string[][] = [];
  for (const block of blocks) {
    const piece = pieces.at(-1);
    if (piece && lengthOf(piece) + lengthOf(block) <= pieceLength) piece.push(...block);
    else pieces.push(block);
  }
  return pieces;
}

/** @returns the length of lines in characters */
export function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
