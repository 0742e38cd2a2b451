/** The screens of the instructions work: pressing or swiping them leads to the next step. */
import { categories } from '../../src/pages/user-instructions/categories.ts';
import { chapter, instructions, openChapters } from './support/instructions.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';

const { message, path, heading, picture } = instructions('sv');

const steps = categories.flatMap(({ id, steps: own }) => own.map((step) => ({ id, step })));
/** The link to a step over the screen of the step before. */
const linkTo = (page: Page, step: string) =>
  page.getByRole('main').getByRole('link', { name: message(`steps.${step}.title`), exact: true });
const stepOf = (page: Page, step: string) => page.locator(`li#step-${step}`);

test('the control named on each screen leads to the next, through all chapters', async ({
  page,
}) => {
  await page.goto(path);
  await untilReady(page);
  for (const { id, step } of steps.slice(1)) {
    await linkTo(page, step).click();
    await expect(openChapters(page)).toHaveAttribute('id', id);
    await expect(stepOf(page, step)).toBeFocused();
    // A quarter of a screen to swipe is out of sight.
    await expect(picture(page, step)).toBeInViewport({ ratio: 0.7 });
  }
  // The last step has another control.
  await linkTo(page, 'question').click();
  await expect(stepOf(page, 'question')).toBeFocused();
  await expect(page).toHaveURL(path);
  // The keyboard continues from there.
  await heading(page, categories[0].id).click();
  await linkTo(page, steps[1]!.step).press('Enter');
  await page.keyboard.press('Tab');
  await expect(linkTo(page, steps[2]!.step)).toBeFocused();
});

const swiped = categories.find(({ id }) => id === 'swiping')!.steps;
/** How far a screen is swiped forward, as a share of its scroll range. */
const swipedBy = (page: Page, step: string) =>
  picture(page, step).evaluate((drawing) => {
    const screen = drawing.parentElement!;
    return Math.abs(screen.scrollLeft) / (screen.scrollWidth - screen.clientWidth);
  });
const expectSwiped = (page: Page, step: string, to: number) =>
  expect.poll(() => swipedBy(page, step)).toBeCloseTo(to, 1);

test('a screen to swipe follows the mouse both ways, and stays on its step', async ({ page }) => {
  await page.goto(`${path}#swiping`);
  await untilReady(page);
  for (const step of swiped) {
    const { x, y, width } = (await picture(page, step).boundingBox())!;
    for (const [by, end] of [
      [-40, 1],
      [40, 0],
    ] as const) {
      await page.mouse.move(x + width / 2, y + 200);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + by, y + 200, { steps: 4 });
      expect(await swipedBy(page, step)).toBeGreaterThan(0.3);
      expect(await swipedBy(page, step)).toBeLessThan(0.7);
      await page.mouse.up();
      await expectSwiped(page, step, end);
    }
  }
  await expect(page.locator('li:focus')).toHaveCount(0);
  await expect(openChapters(page)).toHaveAttribute('id', 'swiping');
  // A press swipes it, too, and leads on.
  const [first, second] = swiped;
  await linkTo(page, second).click();
  await expectSwiped(page, first, 1);
  await expect(stepOf(page, second)).toBeFocused();
});

test('without scripts the controls are links, and screens scroll by wheel and arrow keys', async ({
  unscripted: page,
}) => {
  await page.goto(path);
  const { id, step } = steps.find((other) => other.id === categories[1].id)!;
  await linkTo(page, step).click();
  await expect(chapter(page, id)).toHaveAttribute('open');
  await expect(picture(page, step)).toBeVisible();
  await page.goto(`${path}#swiping`);
  const [first, second] = swiped;
  const leftEdge = async () => (await picture(page, first).boundingBox())!.x;
  const start = await leftEdge();
  const isAside = () => expect.poll(leftEdge).toBeLessThan(start - 80);
  const isBack = () => expect.poll(leftEdge).toBeCloseTo(start, 0);
  await linkTo(page, second).focus();
  await page.keyboard.press('ArrowRight');
  await isAside();
  await page.keyboard.press('ArrowLeft');
  await isBack();
  await linkTo(page, second).hover();
  await page.mouse.wheel(200, 0);
  await isAside();
  await page.mouse.wheel(-200, 0);
  await isBack();
});
