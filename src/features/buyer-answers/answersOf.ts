import { type BuyerBand, buyerFacts, holdsSamples } from '../../content/buyerFacts.ts';

interface Answered {
  question: string;
  answer: string;
}

/**
 * @param band whose answers
 * @param words the band's words, with a question and an answer under each name of its record
 * @returns the answers in the order of the record
 */
export function answersOf<Band extends BuyerBand>(
  band: Band,
  words: Readonly<Record<keyof (typeof buyerFacts)[Band], Answered>>,
) {
  const names = Object.keys(buyerFacts[band]) as (keyof typeof words & string)[];
  return names.map((id) => ({ id, ...words[id] }));
}

/**
 * @param band whose answers an element holds
 * @returns the element's attributes: the chat says of its samples that they are some
 */
export const answerAttributes = (band: BuyerBand) =>
  holdsSamples(band) ? { 'data-chat-sample': '' } : {};
