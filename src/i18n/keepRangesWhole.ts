/**
 * A range of figures such as `10–15` never breaks after its dash. Browsers would break there, and a
 * translator should not have to know of the character that forbids it.
 */
import type { PostProcessorModule } from 'i18next';

/** U+2060 WORD JOINER: no width, and no line ends at it (Unicode Annex 14, class WJ). */
const wordJoiner = '\u2060';

export const keepRangesWhole: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepRangesWhole',
  process: (text: string) => text.replace(/(?<=\d–)(?=\d)/g, wordJoiner),
};
