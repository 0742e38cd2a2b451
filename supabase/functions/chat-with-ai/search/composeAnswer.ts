/** Chooses the pieces of text that together tell what is asked, and writes them as Markdown. */
import type { Find, Finds } from './search.ts';
import { lengthOf, type Unit } from './units.ts';

/** An answer is about as long as this, in characters, and made of no more pieces than this. */
const answerLength = 930;
const mostPieces = 4;

/**
 * Beside what the best piece scores, what a further one must score to be told too: the more, the
 * nearer the best comes to the question, and less as long as all that is told is short.
 */
const furtherShare = { unsure: 0.32, sure: 0.4 };
const shortLength = 350;
const shortShare = 0.85;

/** A further piece that goes on from what is told adds more than one that only shares a word with it. */
const sameSection = 1.3;
const samePage = 1.2;

/** Of what is told already, what telling it again is worth. */
const againWorth = 0.45;

/** How much of a part of the question a piece must say to be told for that part alone: 0 to 1. */
const partCue = 0.35;

/** How many of the best are looked at. */
const candidates = 25;

/**
 * @param result what the search found
 * @param parts the best find for each part of a question that asks several things
 * @returns the best piece, and those that add what it leaves out or come near to it
 */
export function choose({ finds, weights }: Finds, parts: readonly (Find | undefined)[]): Find[] {
  const [best] = finds;
  if (!best || best.score === 0) return [];
  const chosen: Find[] = [];
  const told = weights.map(() => 0);
  const forParts = parts.flatMap((part) => {
    const find = finds.find(({ unit }) => unit === part?.unit);
    return part && find && part.cue >= partCue ? [find] : [];
  });
  if (forParts.length < 2) add(best);
  for (const find of forParts) add(find);
  const rest = finds.slice(0, candidates).filter((find) => !chosen.includes(find));
  while (chosen.length < mostPieces && rest.length > 0) {
    const [next, worth] = rest
      .map((find) => [find, worthOf(find)] as const)
      .reduce((a, b) => (b[1] > a[1] ? b : a));
    const length = lengthOf(chosen.flatMap(({ unit }) => unit.text));
    const share = furtherShare.unsure + furtherShare.sure * best.cue;
    if (worth < share * (length < shortLength ? shortShare : 1) * best.score) break;
    rest.splice(rest.indexOf(next), 1);
    add(next);
  }
  return chosen;

  function add(find: Find): void {
    const units = chosen.map(({ unit }) => unit);
    const length = lengthOf(units.flatMap(({ text }) => text)) + lengthOf(find.unit.text);
    const full = chosen.length > 0 && (chosen.length >= mostPieces || length > answerLength);
    if (full || chosen.includes(find) || units.some((unit) => saysTheSame(unit, find.unit))) return;
    chosen.push(find);
    for (const [at, value] of find.told.entries()) told[at] = Math.max(told[at]!, value);
  }

  function nearnessOf({ page, section }: Unit): number {
    if (chosen.some(({ unit }) => unit.section === section)) return sameSection;
    return chosen.some(({ unit }) => unit.page === page) ? samePage : 1;
  }

  function worthOf({ unit, score, told: own }: Find): number {
    const again = own.reduce(
      (sum, value, at) => sum + Math.min(value, told[at]!) * weights[at]!,
      0,
    );
    return nearnessOf(unit) * (score - (1 - againWorth) * again);
  }
}

/** @returns a heading and its lines for each piece, in order; of one section, its pieces together */
export function writeOut(units: readonly Unit[]): string {
  return units
    .map(({ section: { headings }, text }, at) => {
      const same = at > 0 && units[at - 1]!.section.headings.join('\n') === headings.join('\n');
      const heading = headings.slice(-1).map((name) => `**${name}**\n\n`);
      return `${same ? '' : heading.join('')}${text.join('\n')}`;
    })
    .join('\n\n');
}

function saysTheSame(one: Unit, other: Unit): boolean {
  return one.text.join('\n') === other.text.join('\n');
}
