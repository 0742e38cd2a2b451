/** Finds the section of the site that speaks of what is asked. */
import MiniSearch from 'minisearch';
import type { Section, SitePage } from '../_shared/siteText.ts';
import { type Concept, termsOf } from './terms.ts';

export interface Find {
  page: SitePage;
  section: Section;
  score: number;
  /** How much of the question the section speaks of, by the weight of its words: 0 to 1. */
  coverage: number;
  /** The words of the section that a concept was found in, with the concept's weight. */
  hits: readonly { terms: readonly string[]; weight: number }[];
}

export type Search = (concepts: readonly Concept[]) => Find[];

interface Entry {
  id: number;
  page: SitePage;
  section: Section;
}

/** Shorter words are looked up as they are: a slip or an ending would make another word of them. */
const prefixFrom = 4;
const fuzzyFrom = 5;

/** What a hit by the beginning of a long word counts: endings differ, in Swedish above all. */
const beginningWeight = 0.3;

/** What a hit by synonym counts, beside one by the visitor's own word. */
const synonymWeight = 0.7;

/** What a word the site does not know counts: about as much as an ordinary word it does. */
const unknownWeight = 3;

/**
 * @param pages a language's pages
 * @returns a search that gives sections, best first
 */
export function searchIn(pages: readonly SitePage[]): Search {
  const entries: Entry[] = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map((entry, id) => ({ ...entry, id }));
  const index = new MiniSearch<Entry>({
    fields: ['heading', 'above', 'title', 'text'],
    extractField: (entry, field) => fieldOf(entry, field),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { heading: 2, above: 1.2, title: 2 },
      prefix: (term) => term.length >= prefixFrom,
      fuzzy: (term) => (term.length >= fuzzyFrom && !/\d/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(entries);

  return (concepts) => {
    const finds = new Map<number, Find>();
    let total = 0;
    for (const { term, synonyms } of concepts) {
      const results = index.search({
        combineWith: 'OR',
        queries: [
          term,
          { queries: [...synonyms], prefix: true, fuzzy: false, boostTerm: () => synonymWeight },
          {
            queries: [beginningOf(term)],
            prefix: true,
            fuzzy: false,
            boostTerm: () => beginningWeight,
          },
        ],
      });
      // The rarer a word is on the site, the more of the question it carries.
      const weight =
        results.length > 0 ? Math.log(1 + entries.length / results.length) : unknownWeight;
      total += weight;
      for (const { id, score, match } of results) {
        const { page, section } = entries[id as number]!;
        const find = finds.get(id as number) ?? { page, section, score: 0, coverage: 0, hits: [] };
        finds.set(id as number, {
          ...find,
          score: find.score + score,
          coverage: find.coverage + weight,
          hits: [...find.hits, { terms: Object.keys(match), weight }],
        });
      }
    }
    return [...finds.values()]
      .map((find) => ({ ...find, coverage: find.coverage / total }))
      .sort((a, b) => b.score * b.coverage - a.score * a.coverage);
  };
}

function fieldOf({ id, page, section }: Entry, field: string): string {
  switch (field) {
    case 'id':
      return String(id);
    case 'title':
      return section.headings.length > 0 ? page.title : '';
    case 'heading':
      return section.headings.at(-1) ?? page.title;
    case 'above':
      return section.headings.slice(0, -1).join(' ');
    default:
      return section.text.join('\n');
  }
}

/** The first three quarters of a long word: “säljtränin” of “säljträningen”. */
function beginningOf(term: string): string {
  return term.length < 6 ? term : term.slice(0, Math.ceil(term.length * 0.75));
}
