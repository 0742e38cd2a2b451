/** Finds in a reply what is set large: the answer itself, where a few words give it. */
import type { Block, Inline } from './parseReply.ts';

/** A sentence up to this many characters is set large. */
const short = 95;

/** What a paragraph begins with, up to where its first sentence ends, and what follows; “e.g.” ends none. */
const firstSentence = /^(.+?(?<=[\p{L}\p{N}%)]{3})[.!?])(?:\s+(?=[\p{Lu}“"])(.*))?$/su;

/** A figure under its heading, “Less than 600 EUR / user”: a line that is no sentence. */
const figure = /^\P{N}*\p{N}.*[\p{L}\p{N}%]$/u;

interface ShortAnswer {
  /** The heading it stands under. */
  label?: string;
  sentence: string;
  /** What else there is. */
  rest: readonly Block[];
}

/**
 * @param blocks a reply, read
 * @returns the figure or the sentence that answers, where it is short and a later paragraph says where
 *   it stands
 */
export function shortAnswerOf(blocks: readonly Block[]): ShortAnswer | undefined {
  const [first, ...others] = blocks;
  const isSourced = others.some((block) => block.kind === 'paragraph' && hasLink(block.content));
  // What leads in to a list does not answer; what is owned not to be known leads to a person at once.
  const isAnswer = first?.kind === 'paragraph' && others[0]?.kind !== 'list';
  if (!isAnswer || hasLink(first.content) || !isSourced) return undefined;
  return figureIn(first.content, others) ?? sentenceIn(first.content, others);
}

function figureIn(content: readonly Inline[], rest: readonly Block[]): ShortAnswer | undefined {
  const [heading, said, ...more] = content;
  const [words, ...others] = heading?.kind === 'strong' ? heading.content : [];
  const label = others.length === 0 ? textOf(words) : '';
  const sentence = textOf(said);
  const isWhole = label.endsWith(':') && more.length === 0 && sentence.length <= short;
  return isWhole && figure.test(sentence) ? { label, sentence, rest } : undefined;
}

function sentenceIn(
  [opening, ...inlines]: readonly Inline[],
  others: readonly Block[],
): ShortAnswer | undefined {
  const [, sentence = '', after = ''] = firstSentence.exec(textOf(opening)) ?? [];
  if (!sentence || sentence.length > short) return undefined;
  const content = [...(after ? [{ kind: 'text' as const, text: after }] : []), ...inlines];
  const rest: readonly Block[] =
    content.length > 0 ? [{ kind: 'paragraph', content }, ...others] : others;
  return { sentence, rest };
}

const textOf = (inline: Inline | undefined) => (inline?.kind === 'text' ? inline.text : '');

const hasLink = (content: readonly Inline[]) => content.some(({ kind }) => kind === 'page');
