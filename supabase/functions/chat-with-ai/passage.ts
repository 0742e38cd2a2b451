/** Cuts from a section the lines that state what is asked. */
import type { Find } from './search.ts';
import { termsOf } from './terms.ts';

/** A section up to this length, in characters, is told whole. */
const passageLength = 480;

/**
 * @param language the language of the text, for where its sentences end
 * @returns paragraphs and list items, one a line, in the order of the page; of a section that has
 *   parts of its own, the names of the parts as well
 */
export function passageOf(find: Find, language: string): string {
  return [excerptOf(find, language), ...partsOf(find).map((part) => `- ${part}`)].join('\n');
}

/** The headings right below the section's own. The page's opening has none: it is no group. */
function partsOf({ page, section: { headings } }: Find): string[] {
  if (headings.length === 0) return [];
  const below = page.sections.filter(
    (other) =>
      other.headings.length === headings.length + 1 &&
      headings.every((heading, at) => heading === other.headings[at]),
  );
  return [...new Set(below.map((other) => other.headings.at(-1)!))];
}

function excerptOf({ section, hits }: Find, language: string): string {
  if (lengthOf(section.text) <= passageLength) return section.text.join('\n');
  const units = section.text.flatMap((line, at) =>
    sentencesOf(line, language).map((text) => ({ text, line: at })),
  );
  let best = { start: 0, end: 0, score: -1 };
  for (let start = 0; start < units.length; start += 1) {
    for (let end = start + 1; end <= units.length; end += 1) {
      const window = units.slice(start, end).map(({ text }) => text);
      if (end > start + 1 && lengthOf(window) > passageLength) break;
      const score = scoreOf(window.join(' '));
      if (score > best.score) best = { start, end, score };
    }
  }
  const lines = new Map<number, string>();
  for (const { text, line } of units.slice(best.start, best.end)) {
    lines.set(line, `${lines.get(line) ?? ''}${text}`);
  }
  return [...lines.values()].map((text) => text.trim()).join('\n');

  function scoreOf(text: string): number {
    const present = new Set(termsOf(text));
    return hits
      .filter(({ terms }) => terms.some((term) => present.has(term)))
      .reduce((sum, { weight }) => sum + weight, 0);
  }
}

function sentencesOf(line: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
