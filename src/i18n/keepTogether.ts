/**
 * A range of figures such as `10–15` never breaks after its dash, nor a compound such as
 * `AI-mentor` after its hyphen. Browsers would break there, and a translator should not have to
 * know of the character that forbids it.
 */
import type { PostProcessorModule } from 'i18next';

/** U+2060 WORD JOINER: no width, and no line ends at it (Unicode Annex 14, class WJ). */
const wordJoiner = '\u2060';

/** Japanese writes a range with a wave, before which a line may end, too. */
const dashWithinRange = /(?<=\d[–～〜])(?=\d)|(?<=\d)(?=[～〜]\d)/gu;
const hyphenAfterAbbreviation = /(?<=\b\p{Lu}{2,}-)(?=\p{L})/gu;

/** @returns a text in which neither breaks */
export const keptTogether = (text: string): string =>
  text.replace(dashWithinRange, wordJoiner).replace(hyphenAfterAbbreviation, wordJoiner);

export const keepTogether: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepTogether',
  process: keptTogether,
};
