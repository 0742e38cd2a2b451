/** What the translator's view and its server say to each other. */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/routes.ts';
import type { LanguageText } from '../wording/language-texts.ts';

/** Where the view stands, and below it what it asks for. */
export const viewPath = '/translate';

/** Carries the token that the view got when the server started. */
export const tokenHeader = 'X-Translate-Token';

/** What Vite tells the view and the pages it shows once a file of words is another. */
export const wordsChanged = 'words-changed';

/** Names a text: a language's file, and the key of a message in it. */
export interface TextName {
  language: LanguageCode;
  /** The file's name without `.json`. */
  file: string;
  /** With a dot between its levels. */
  key: string;
}

/** Something a check has found, as a person is told of it. */
export interface Remark {
  /** Which of the filters finds it. */
  kind?: 'limit' | 'same';
  wrong: string;
  remedy: string;
}

/** A text as the view shows it. */
export interface Text extends LanguageText {
  /** What stands for it in the marks of a page. */
  number: number;
  /** It is another than the one that was committed last. */
  isChanged: boolean;
  remarks: Remark[];
}

/** All texts of a language, in the order of files and keys. */
export interface Texts {
  language: LanguageCode;
  texts: Text[];
}

/** What the view knows from the beginning. */
export interface Start {
  token: string;
  languages: { code: LanguageCode; name: string; direction: 'ltr' | 'rtl'; isDraft: boolean }[];
  source: LanguageCode;
  /** The pages, and the files whose words each shows. */
  pages: { id: PageId; files: string[] }[];
}

/** A text that is to be written in place of another. */
export interface Change extends TextName {
  text: string;
  /** What the file is taken to say: it is not overwritten if it says something else by now. */
  before: string;
  /**
   * What the language's lock is to say of the text: nothing is “read beside the source as it is now”. Given
   * where a change is taken back.
   */
  lock?: string | null;
}

/** What became of a change. */
export type Outcome =
  | {
      kind: 'saved';
      /** What the lock said before; nothing where it did not know the text. */
      lock: string | null;
    }
  | {
      kind: 'conflict';
      /** What the file says instead. */
      text: string;
    }
  | { kind: 'refused'; remarks: Remark[] };

/** What is to be said of a text that is not written yet. */
export interface Trial {
  remarks: Remark[];
  /** Much as a visitor sees it: without tags, with facts and names. */
  shown: string;
}
