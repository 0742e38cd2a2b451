import { body, chest, collar, head } from './personParts.ts';

/** Where the left hand ends, and with its thumb. */
const wrist = '42-5L31';
const thumb = '42-5Q29-6 38-13L31';

/**
 * @param reach how far the right arm reaches from the middle of the shoulders, in units of the drawing; without
 *   it there is none
 * @param isFilled whether it is drawn filled: then a collar tells the head from the shoulders
 * @returns the outline of a person, one line with both arms and their hands
 */
export const person = (reach?: number, isFilled?: boolean): string => {
  const right = (to: number) =>
    `21-12 21 4 19 19L${to - 8} 17Q${to} 5 ${to} 16A7 7 0 0 1 ${to} 30C34 30 32 37 26 39 18 43 10 44`;
  const whole = reach ? body.replace(chest, right(reach)).replace(wrist, thumb) : body;
  return `${whole}${isFilled ? collar : ''}${head}`;
};
