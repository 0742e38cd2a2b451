import { expect, test } from 'vitest';
import { drawWorkshop } from './drawWorkshop.ts';

test('the file that home uses holds the people and the hour as they are drawn now', async () => {
  // Written anew by `npx vitest run drawWorkshop --update`.
  await expect(drawWorkshop()).toMatchFileSnapshot('../../../public/workshop.svg');
});
