/** The sessions of the science page are moved by pointer and keyboard; the retention is announced. */
import { sessionDays } from '../../src/content/forgetting.ts';
import { retention } from '../../src/content/facts.ts';
import { pagePath } from '../../src/site/paths.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ paintedWhole: true });

/** The days of the repetitions, counted from 1. */
const asked = sessionDays.slice(1).map((day) => day + 1);

for (const { code } of languages) {
  const say = messagesOf(code, 'science');
  const session = (page: Page, number: number) =>
    page.getByRole('slider', { name: say('science', 'curve.session', { number }), exact: true });
  const day = (number: number) => say('science', 'curve.day', { day: number });
  const answer = (page: Page) => page.locator('figure').getByRole('status');
  const putBack = (page: Page) =>
    page.getByRole('button', { name: say('science', 'curve.putBack'), exact: true });
  const left = async (page: Page) => Number.parseInt(await answer(page).innerText(), 10);
  const open = async (page: Page) => {
    await page.goto(pagePath('science', code));
    await untilReady(page);
    await session(page, 2).waitFor();
  };
  const expectDays = async (page: Page, days: readonly number[]) => {
    for (const [place, number] of days.entries()) {
      await expect(session(page, place + 2)).toHaveAttribute('aria-valuetext', day(number));
    }
  };

  test(`${code}: by keyboard, the retention is announced at once, and the sessions can be reset`, async ({
    page,
  }) => {
    await open(page);
    await expectDays(page, asked);
    expect(await left(page)).toBe(retention.percent);
    await expect(putBack(page)).toHaveCount(0);
    await session(page, 2).press('ArrowRight');
    await expectDays(page, [asked[0]! + 1, ...asked.slice(1)]);
    // Sessions in its way are pushed along: four on the first day.
    await session(page, 5).press('Home');
    await expectDays(page, [1, 1, 1, 1]);
    expect(await left(page)).toBeLessThan(retention.percent);
    await session(page, 2).press('End');
    await expectDays(page, [30, 30, 30, 30]);
    expect(await left(page)).toBe(100);
    await putBack(page).click();
    await expectDays(page, asked);
    expect(await left(page)).toBe(retention.percent);
    await expect(putBack(page)).toBeFocused();
  });

  test(`${code}: by pointer, a session is dragged along the days, and nothing else moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const { width, height, ...corner } = (await session(page, 3).boundingBox())!;
    const at = (number: number) =>
      [corner.x + 24 + ((width - 48) * (number - 1)) / 29, corner.y + height / 2] as const;
    await page.mouse.move(...at(asked[1]!));
    await page.mouse.down();
    await page.mouse.move(...at(10), { steps: 4 });
    await page.mouse.up();
    await expectDays(page, [asked[0]!, 10, asked[2]!, asked[3]!]);
    await expect(answer(page)).toContainText('10');
    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`${code}: without scripts the drawing and the retention are shown`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('science', code));
    await expect(
      page.getByRole('img', { name: say('science', 'curve.label'), exact: true }),
    ).toBeVisible();
    expect(await left(page)).toBe(retention.percent);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText(say('science', 'curve.place'), { exact: true })).toBeHidden();
  });
}
