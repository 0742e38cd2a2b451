/** Tells which language a question is in: one of the site's, or another. */
import { termsOf } from './words.ts';

/** Where this share of its words is the page's language's, a question is in it: 0 to 1. */
const surely = 0.5;
/** From this share on it may be, misspelt, whatever else it looks like; half is enough for a guess. */
const perhaps = 0.3;
/** Shorter questions, in words, look like any language. */
const shortest = 4;
/** A detector that is less certain guesses: it says 0.1 or 1, and hardly ever what lies between. */
const certain = 0.5;

/**
 * @param vocabularies the words of each of the site's languages, with spaces between
 * @returns which of them a question is in, preferring the page's; undefined for any other
 */
export function languageFinderOf(vocabularies: Readonly<Record<string, string>>) {
  const known = Object.entries(vocabularies).map(
    ([language, words]) => [language, new Set(words.split(' '))] as const,
  );
  return async (question: string, preferred: string): Promise<string | undefined> => {
    const terms = termsOf(question).filter((term) => !/^\p{N}/u.test(term));
    if (terms.length === 0) return preferred;
    const shares = known.map(([language, words]) => ({
      language,
      share: terms.filter((term) => words.has(term)).length / terms.length,
    }));
    const own = shares.find(({ language }) => language === preferred)?.share ?? 0;
    const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
    if (own >= best.share && own >= surely) return preferred;
    // Loaded for the few questions that need it.
    const { detectAll } = await import('tinyld/light');
    const [detected] = detectAll(question);
    const isGuess = !detected || detected.accuracy < certain;
    const least = best.language === detected?.lang ? 0 : isGuess ? perhaps : surely;
    if (best.share > own && best.share >= least) return best.language;
    const enough = isGuess ? perhaps / 2 : perhaps;
    if (!detected || terms.length < shortest || own >= enough) return preferred;
    return shares.find(({ language }) => language === detected.lang)?.language;
  };
}
