import { body, chest, collar, head } from './personParts.ts';

/** Hair tied behind the head, for whom is not filled: it may follow on the outline. */
export const knot = 'M-8-4a5 5 0 1 0 0 8';

/** The right hand, from its wrist and back, for which another may be put. */
export const fist = 'c0-9 9-9 8-2 8-2 13 2 12 8-1 7-11 7-17 6';

/** Where the left hand ends, and with its thumb. */
const wrist = '42-5L31';
const thumb = '42-5C30-2 30-13 38-13L31';

/**
 * @param reach how far the right arm reaches from the middle of the shoulders, in units of the drawing; without
 *   it there is none
 * @param isFilled whether it is drawn filled: then a collar tells the head from the shoulders
 * @returns the outline of a person, one line with both arms and their hands
 */
export const person = (reach?: number, isFilled?: boolean): string => {
  const right = (to: number) =>
    `21-12 21 4 19 19L${to - 10} 17${fist}C34 30 32 37 26 39 18 43 10 44`;
  const whole = reach ? body.replace(chest, right(reach)).replace(wrist, thumb) : body;
  return `${whole}${isFilled ? collar : ''}${head}`;
};
