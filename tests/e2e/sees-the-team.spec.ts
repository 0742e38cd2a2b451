/** The drawing on the support services: a team week by week. */
import { sessions, team, type Week, weeks } from '../../src/content/team.ts';
import { pagePath } from '../../src/site/paths.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ paintedWhole: true });

for (const { code } of languages) {
  const say = (key: string, values?: Record<string, unknown>) =>
    messagesOf(code, 'support-services')('support-services', `team.${key}`, values);
  const slider = (page: Page) => page.getByRole('slider', { name: say('move'), exact: true });

  /** Expects the table to match the data, and the text below to be the week's. */
  const expectWeek = async (page: Page, week: Week) => {
    const figure = page.locator('figure').filter({ has: page.getByRole('table') });
    const done = team.map((person) => person.done[week - 1]!);
    const all = team.length * sessions;
    const sum = done.reduce<number>((before, count) => before + count, 0);
    await expect(figure.getByText(say('total', { done: sum, all }), { exact: true })).toBeVisible();
    await expect.poll(() => figure.locator('svg').evaluateAll(strokesDone)).toBe(sum);
    for (const [person, { id }] of team.entries()) {
      const row = page
        .getByRole('table', { name: say('name'), exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: say(`names.${id}`), exact: true }) });
      const isFinished = done[person] === sessions;
      await expect(row.getByRole('cell').last()).toHaveText(
        isFinished ? say('finished') : say('done', { done: done[person], sessions }),
      );
    }
    await expect(figure.getByRole('definition')).toHaveText([
      say(`weeks.${week}.we`),
      say(`weeks.${week}.you`),
    ]);
  };

  test(`${code}: by keyboard, each week states what is done and what we do`, async ({ page }) => {
    await page.goto(pagePath('support-services', code));
    await untilReady(page);
    await expectWeek(page, 3);
    await slider(page).press('Home');
    for (const week of weeks) {
      await expectWeek(page, week);
      await expect(slider(page)).toHaveAttribute(
        'aria-valuetext',
        say('week', { week, count: weeks.length }),
      );
      await slider(page).press('ArrowRight');
    }
  });

  for (const width of [1440, 390]) {
    test(`${code}: by pointer, at ${width}, and nothing else moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pagePath('support-services', code));
      await untilReady(page);
      const next = page.locator('#optimization');
      await slider(page).scrollIntoViewIfNeeded();
      const place = await next.boundingBox();
      const { width: length, height, ...corner } = (await slider(page).boundingBox())!;
      const at = (week: Week) =>
        [corner.x + 24 + ((length - 48) * (week - 1)) / 5, corner.y + height / 2] as const;
      await page.mouse.move(...at(3));
      await page.mouse.down();
      await page.mouse.move(...at(6), { steps: 4 });
      await page.mouse.up();
      await expectWeek(page, 6);
      await page.mouse.click(...at(2));
      await expectWeek(page, 2);
      expect(await next.boundingBox()).toEqual(place);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test(`${code}: on phones, nothing of it is cut at twice the text size`, async ({ page }) => {
    await page.goto(pagePath('support-services', code));
    await untilReady(page);
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync(
        'html { font-size: 200% } body > :not(:has(main)), header, footer { display: none }',
      );
      document.adoptedStyleSheets = [large];
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(textFaults), `${width} px`).toEqual([]);
    }
  });

  test(`${code}: without scripts one week is shown, without a handle`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('support-services', code));
    await expectWeek(page, 3);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText(say('move'), { exact: true })).toBeHidden();
  });
}

/** @returns how many strokes stand in drawings, without their first and last path: the rest and the plan */
function strokesDone(drawings: Element[]): number {
  const isFlat = (path: Element) =>
    getComputedStyle(path).transform.startsWith('matrix(1, 0, 0, 0,');
  return drawings
    .flatMap((drawing) => [...drawing.querySelectorAll('path')].slice(1, -1))
    .filter((path) => !isFlat(path))
    .reduce((sum, path) => sum + (path.getAttribute('d')?.match(/m/gi)?.length ?? 0), 0);
}
