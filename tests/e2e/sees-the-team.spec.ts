/** What a manager sees on the support services: a team week by week, and what comes of it. */
import { sessions, team, type Week, weeks } from '../../src/content/team.ts';
import { pagePath } from '../../src/site/paths.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, wordsOf } from './support/words.ts';

test.use({ paintedWhole: true });

for (const { code } of languages) {
  const say = (key: string, values?: Record<string, unknown>) =>
    wordsOf(code, 'support-services')('support-services', `team.${key}`, values);
  const slider = (page: Page) => page.getByRole('slider', { name: say('move'), exact: true });

  /** The table says of everyone, and of all, what the data says, and the words below are the week's. */
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

  test(`${code}: by keyboard, the weeks go by, and each says what has been done and what we do`, async ({
    page,
  }) => {
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
    test(`${code}: by hand, at ${width}, and nothing else moves`, async ({ page }) => {
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

  test(`${code}: on phones, nothing of it is cut with text of twice the size`, async ({ page }) => {
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

  test(`${code}: without scripts one week stands, and nothing is there to move`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('support-services', code));
    await expectWeek(page, 3);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText(say('move'), { exact: true })).toBeHidden();
  });
}

/** @returns how many strokes stand in some drawings, each of which begins with all that is to come and ends with the plan */
function strokesDone(drawings: Element[]): number {
  const isFlat = (path: Element) =>
    getComputedStyle(path).transform.startsWith('matrix(1, 0, 0, 0,');
  return drawings
    .flatMap((drawing) => [...drawing.querySelectorAll('path')].slice(1, -1))
    .filter((path) => !isFlat(path))
    .reduce((sum, path) => sum + (path.getAttribute('d')?.match(/m/gi)?.length ?? 0), 0);
}
