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
    // A quarter of what can be drawn aside is out of sight.
    await expect(picture(page, step)).toBeInViewport({ ratio: 0.7 });
  }
  // The last asks for another answer.
  await wayTo(page, 'question').click();
  await expect(stepOf(page, 'question')).toBeFocused();
  await expect(page).toHaveURL(path);
  // By keyboard it goes on from there.
  await heading(page, categories[0].id).click();
  await wayTo(page, steps[1]!.step).press('Enter');
  await page.keyboard.press('Tab');
  await expect(wayTo(page, steps[2]!.step)).toBeFocused();
});

const swiped = categories.find(({ id }) => id === 'swiping')!.steps;
/** How far a screen has been drawn forward, of the third that it can be. */
const drawn = (page: Page, step: string) =>
  picture(page, step).evaluate((drawing) => {
    const screen = drawing.parentElement!;
    return Math.abs(screen.scrollLeft) / (screen.scrollWidth - screen.clientWidth);
  });
const expectDrawn = (page: Page, step: string, to: number) =>
  expect.poll(() => drawn(page, step)).toBeCloseTo(to, 1);

test('a screen that is to be drawn aside goes along with a mouse, either way, and stays on its step', async ({
  page,
}) => {
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
      expect(await drawn(page, step)).toBeGreaterThan(0.3);
      expect(await drawn(page, step)).toBeLessThan(0.7);
      await page.mouse.up();
      await expectDrawn(page, step, end);
    }
  }
  await expect(page.locator('li:focus')).toHaveCount(0);
  await expect(openChapters(page)).toHaveAttribute('id', 'swiping');
  // A press draws it, too, and leads on.
  const [first, second] = swiped;
  await wayTo(page, second).click();
  await expectDrawn(page, first, 1);
  await expect(stepOf(page, second)).toBeFocused();
});

test('without scripts the ways on are links, and screens are drawn by wheel and arrow keys', async ({
  unscripted: page,
}) => {
  await page.goto(path);
  const { id, step } = steps.find((other) => other.id === categories[1].id)!;
  await wayTo(page, step).click();
  await expect(chapter(page, id)).toHaveAttribute('open');
  await expect(picture(page, step)).toBeVisible();
  await page.goto(`${path}#swiping`);
  const [first, second] = swiped;
  const leftEdge = async () => (await picture(page, first).boundingBox())!.x;
  const start = await leftEdge();
  const isAside = () => expect.poll(leftEdge).toBeLessThan(start - 80);
  const isBack = () => expect.poll(leftEdge).toBeCloseTo(start, 0);
  await wayTo(page, second).focus();
  await page.keyboard.press('ArrowRight');
  await isAside();
  await page.keyboard.press('ArrowLeft');
  await isBack();
  await wayTo(page, second).hover();
  await page.mouse.wheel(200, 0);
  await isAside();
  await page.mouse.wheel(-200, 0);
  await isBack();
});
