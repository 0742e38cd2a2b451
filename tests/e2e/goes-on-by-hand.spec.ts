/** The instructions' screens lead on: what they say to press or to draw aside does what it says. */
import { categories } from '../../src/pages/user-instructions/categories.ts';
import { chapter, instructions, openChapters } from './support/instructions.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';

const { words, path, heading, picture } = instructions('sv');

const steps = categories.flatMap(({ id, steps: own }) => own.map((step) => ({ id, step })));
/** The way on that lies over the screen of the step before. */
const wayTo = (page: Page, step: string) =>
  page.getByRole('main').getByRole('link', { name: words(`steps.${step}.title`), exact: true });
const stepOf = (page: Page, step: string) => page.locator(`li#step-${step}`);

test('what each screen says to press leads to the next, through all chapters', async ({ page }) => {
  await page.goto(path);
  await untilReady(page);
  for (const { id, step } of steps.slice(1)) {
    await wayTo(page, step).click();
    await expect(openChapters(page)).toHaveAttribute('id', id);
    await expect(stepOf(page, step)).toBeFocused();
    await expect(picture(page, step)).toBeInViewport({ ratio: 0.8 });
  }
  await expect(page).toHaveURL(path);
  // By keyboard it goes on from there.
  await heading(page, categories[0].id).click();
  await wayTo(page, steps[1]!.step).press('Enter');
  await page.keyboard.press('Tab');
  await expect(wayTo(page, steps[2]!.step)).toBeFocused();
});

test('a screen that is to be drawn aside goes along with the hand, and far enough it leads on', async ({
  page,
}) => {
  await page.goto(`${path}#swiping`);
  await untilReady(page);
  const [first, second] = categories.find(({ id }) => id === 'swiping')!.steps;
  const { x, y, width } = (await picture(page, first).boundingBox())!;
  const drawn = () =>
    picture(page, first)
      .locator('> div')
      .evaluate((screen) => getComputedStyle(screen).translate);
  const draw = async (by: number) => {
    await page.mouse.move(x + 0.8 * width, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 0.8 * width + by, y + 200, { steps: 4 });
  };
  for (const by of [-30, 120]) {
    await draw(by);
    await expect.poll(drawn).toBe(`${by}px`);
    await page.mouse.up();
    await expect.poll(drawn).toBe('none');
    await expect(stepOf(page, second)).not.toBeFocused();
  }
  await draw(-0.5 * width);
  await page.mouse.up();
  await expect(stepOf(page, second)).toBeFocused();
});

test('the ways on are links without scripts', async ({ unscripted: page }) => {
  await page.goto(path);
  const { id, step } = steps.find((other) => other.id === categories[1].id)!;
  await wayTo(page, step).click();
  await expect(chapter(page, id)).toHaveAttribute('open');
  await expect(picture(page, step)).toBeVisible();
});
