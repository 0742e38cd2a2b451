/** The site's own text, as the build writes it for the chat (`scripts/chat/site-text.ts`). */

/** What stands under one heading, down to the next one. */
export interface Section {
  /** The headings above the text, outermost first, without the page's own title. */
  headings: string[];
  /** Paragraphs and, with a leading `- `, items of lists. */
  text: string[];
  /** What people ask that a line of the text answers, as translators foresee it. */
  asked?: { line: number; questions: string[] }[];
}

export interface SitePage {
  /** The address without language prefix: the client puts the visitor's before it. */
  path: string;
  title: string;
  sections: Section[];
}

/** The words around an answer: `locales/<language>/chat-answers.json`. */
export interface AnswerWords {
  /** The reply to a greeting. */
  greeting: string;
  /** The reply to thanks. */
  thanks: string;
  /** Names the page an answer stands on: `{{page}}`. */
  source: string;
  /** Owns that the site has no answer, and names a person to ask: `{{contact}}`. */
  declined: string;
  /** Words that greet, with commas between. */
  greetingWords: string;
  /** Words that thank, with commas between. */
  thanksWords: string;
  /** Words that tell nothing of what is asked, with commas between. */
  smallWords: string;
  /**
   * Beginnings of words that mean the same, with commas between and semicolons between groups. What
   * follows a `>` is looked for besides, and asks for nothing itself: `price, cost > eur`. Up to
   * three letters are a whole word.
   */
  synonyms: string;
  /** What a question begins with that leans on the one before, with commas between: `and, what about`. */
  leaningWords?: string;
  /** Words of matters that are not the site's, with commas between: `weather, recipe`. */
  outsideWords?: string;
  /** What the chat says of itself. It stands for text of the chat's own page. */
  self?: string;
}

/**
 * What people ask in words that the site does not use, by page id and a name of the matter. First
 * words of the passage that answers, then a `>`, then questions with semicolons between:
 * `eur, month > what do we pay; is it expensive`.
 */
export type AskedWords = Record<string, Record<string, string>>;

/** `locales/<language>/chat-answers.json`, whole. */
export interface AnswerFile extends AnswerWords {
  asked?: AskedWords;
}

export interface LanguageText {
  answers: AnswerWords;
  pages: SitePage[];
}

/** By language code. */
export type SiteText = Record<string, LanguageText>;
