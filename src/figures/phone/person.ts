import { body, collar, head } from './personParts.ts';

/**
 * @param reach how far the right arm reaches from the middle of the shoulders, in units of the drawing; without
 *   it there is none
 * @param isFilled whether it is drawn filled: then a collar tells the head from the shoulders, and the arm is one
 *   with them
 * @returns the outline of a person
 */
export const person = (reach?: number, isFilled?: boolean): string => {
  const [from, to] = isFilled ? ['M0 22', 'L0 42z'] : ['M17 21', 'L15 34'];
  const arm = reach ? `${from}L${reach} 16A7 7 0 0 1 ${reach} 30${to}` : '';
  return `${body}${isFilled ? collar : ''}${head}${arm}`;
};
