/** What the site says about a question, as a model is given it to answer from. */
import type { SiteAnswerer } from '../search/siteAnswerer.ts';
import type { Passage } from '../search/siteIndex.ts';

export interface Found extends Pick<SiteAnswerer, 'contentOf' | 'say'> {
  /** The language of the passages, which is the one to answer in. */
  language: string;
  /** Best first, or in the order of the site where it is all of it; at least one. */
  passages: readonly Passage[];
}

/**
 * The most the passages may weigh, in bytes: 4,000 tokens, since the site's Swedish has 3.5 bytes a
 * token, its English 4.3, by the encoding of OpenAI's models (`o200k_base`).
 */
const passagesWeight = 12_000;

/** @returns a passage as a model is told it, with the names of where it stands */
export function passageText({ page, headings, lines }: Passage): string {
  return [[page, ...headings].join(': '), ...lines].join('\n').replace(/[\u00ad\u2060]/g, '');
}

/**
 * @param nearest the passages that may answer, best first
 * @param site all there are
 * @returns the nearest and then the rest of their sections, as many as may be told
 */
export function withSections(nearest: readonly Passage[], site: readonly Passage[]): Passage[] {
  const encoder = new TextEncoder();
  const sections = nearest.flatMap(({ path, id }) =>
    site.filter((passage) => passage.path === path && passage.id === id),
  );
  let left = passagesWeight;
  return [...new Set([...nearest, ...sections])].filter((passage) => {
    const weight = encoder.encode(passageText(passage)).length;
    if (weight > left) return false;
    left -= weight;
    return true;
  });
}
