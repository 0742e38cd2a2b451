/** What the site says about a question, as a model is given it to answer from. */
import type { Passage } from '../search/siteIndex.ts';

export interface Found {
  /** The language of the passages, which is the one to answer in. */
  language: string;
  /** Best first; at least one. */
  passages: readonly Passage[];
  /** What is said where they hold no answer after all. */
  declined: string;
  /** Names the pages an answer rests on: `{{page}}`. */
  source: string;
}
