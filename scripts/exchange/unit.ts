/** What is exchanged with other tools: texts, each beside its source. */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { Fault } from '../locales/finding.ts';

/** A text as another tool hands it back. */
export interface GivenUnit {
  /** Its file and key: `faq:items.price.answer`. */
  id: string;
  source: string;
  /** Empty where it is not written yet. */
  target: string;
  /** Nobody has said yet that there is a translation which agrees with this source. */
  needsReview: boolean;
  /** Why the text cannot be read as it is meant. */
  fault?: Omit<Fault, 'key'>;
}

/** A text as it is handed out. */
export interface Unit extends Omit<GivenUnit, 'fault'> {
  /** What a translator has to know of it; empty where that is nothing. */
  note: string;
}

/** What a file of another tool says. */
export interface Given {
  /** The language it is in, as the file writes it, where it does. */
  language?: string | undefined;
  units: GivenUnit[];
}

/** How texts are written into a file that other tools know, and read from it. */
export interface Format {
  /** How the names of its files end; the first is written. */
  extensions: readonly string[];
  write: (units: readonly Unit[], language: LanguageCode) => string;
  /** @throws Error with what is wrong, where it is no such file */
  read: (content: string) => Given;
}
