import { body, chest, collar, hand, head } from './personParts.ts';

/** Hair of a person from above who has no collar: it may follow on their outline. */
export const hair = {
  tied: 'M-8-4a5 5 0 1 0 0 8M12-10C3-6 3 6 12 10',
  parted: 'M8-12c-5 8 6 8 6 9-5-1-8 8-3 14',
  short: 'M12-10c3 6 3 14 0 20',
  long: 'M14 12A17 17 0 1 1 14-12',
};

/**
 * @param reach how far the palm of the right hand is from the middle of the shoulders, in units of the drawing
 * @param isFilled whether it is drawn filled: then a collar tells the head from the shoulders
 * @returns the outline of a person, one line with both arms and their hands
 */
export const person = (reach: number, isFilled?: boolean): string =>
  body.replace(chest, `21-12 21 4 19 19L${reach - 10} 17${hand}C26 36 20 44`) +
  (isFilled ? collar : '') +
  head;
