import { body, chest, collar, head } from './personParts.ts';

/**
 * @param reach how far the right arm reaches from the middle of the shoulders, in units of the drawing; without
 *   it there is none
 * @param isFilled whether it is drawn filled: then a collar tells the head from the shoulders
 * @returns the outline of a person, one line with both arms
 */
export const person = (reach?: number, isFilled?: boolean): string => {
  const right = `21-12 21 4 19 19L${reach} 16A7 7 0 0 1 ${reach} 30C34 30 32 37 26 39 18 43 10 44`;
  return `${reach ? body.replace(chest, right) : body}${isFilled ? collar : ''}${head}`;
};
