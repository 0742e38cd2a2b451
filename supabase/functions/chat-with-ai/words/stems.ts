/** The stem of a word: what its endings leave. */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as swedish } from '@orama/stemmers/swedish';

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  sv: swedish,
};

/**
 * @param language a language tag; of a language that is not listed here, words keep their endings
 *   and are found by their letters
 */
export function stemmerOf(language: string): (word: string) => string {
  const stem = stemmers[new Intl.Locale(language).language];
  if (!stem) return (word) => word;
  return (word) => (/\p{N}/u.test(word) ? word : stem(word));
}
