/** What the site says about a question, as a model is given it to answer from. */
import type { ChatRequest } from '../../_shared/contract.ts';

/** The lines of one section that speak of what is asked. */
export interface Passage {
  /** The page's address without language prefix. */
  path: string;
  /** The page's title. */
  title: string;
  heading?: string;
  text: string;
}

export interface Found {
  /** The language of the passages, which is the one to answer in. */
  language: string;
  /** Best first, at most six, about 6,000 characters together; none where the site does not answer. */
  passages: Passage[];
}

export interface PassageFinder {
  /** @param wanted the languages the visitor asks for, best first */
  find(request: ChatRequest, wanted: readonly string[]): Found;
}
