/** The sheet and the matrix of an article are filled in. */
import { pagePath } from '../../src/site/paths.ts';
import { parseBody, parseCell, parseQuestion } from '../../src/features/article/text/parseBody.ts';
import { readNamespace } from '../../scripts/locales/read-messages.ts';
import { axeViolations } from './support/axe.ts';
import { expect, holdBack, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, messagesOf } from './support/messages.ts';

/** @returns the lines of an article's blocks of a kind */
function linesOf(language: string, id: string, kind: 'fields' | 'matrix'): string[] {
  const { sections } = readNamespace(language, id) as {
    sections: Record<string, { body: string[] }>;
  };
  return Object.values(sections)
    .flatMap(({ body }) => parseBody(body))
    .flatMap((block) => (block.kind === kind ? block.items : []));
}

for (const { code } of languages) {
  const say = (key: string) => messagesOf(code, 'change-fatigue')('article', key);
  const questions = linesOf(code, 'change-fatigue', 'fields').map(parseQuestion);
  const cells = linesOf(code, 'ai-agents-in-the-workplace', 'matrix').map(parseCell);
  const fieldOf = (page: Page, place: number) =>
    page.getByRole('textbox', { name: questions[place]!.title, exact: true });

  test(`${code}: a sheet's input survives reload and navigation, can be cleared and restored`, async ({
    page,
  }) => {
    const path = pagePath('change-fatigue', code);
    await page.goto(path);
    await untilReady(page);
    for (const [place, { hint }] of questions.entries()) {
      await expect(fieldOf(page, place)).toHaveAccessibleDescription(hint);
      await fieldOf(page, place).fill(`${place + 1}\n2\n3\n4\n5`);
    }
    const high = await fieldOf(page, 0).evaluate(
      (field) => field.scrollHeight <= field.clientHeight,
    );
    expect(high).toBe(true);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await page.evaluate(textFaults)).toEqual([]);
    }
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.reload();
    await untilReady(page);
    await expect(fieldOf(page, 6)).toHaveValue('7\n2\n3\n4\n5');
    await page.goto(pagePath('blog', code));
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await fieldOf(page, 0).fill('A');
    release();
    await untilReady(page);
    await expect(fieldOf(page, 0)).toHaveValue('1\n2\n3\n4\n5\nA');

    await page.getByRole('button', { name: say('sheet.clear') }).click();
    await expect(page.getByRole('status')).toHaveText(say('sheet.cleared'));
    for (const place of questions.keys()) await expect(fieldOf(page, place)).toHaveValue('');
    await page.getByRole('button', { name: say('sheet.undo') }).click();
    await expect(fieldOf(page, 3)).toHaveValue('4\n2\n3\n4\n5');
    await page.getByRole('button', { name: say('sheet.clear') }).click();
    await page.reload();
    await untilReady(page);
    await expect(fieldOf(page, 3)).toHaveValue('');
  });

  test(`${code}: a sheet is printed alone, under its section’s heading`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(pagePath('change-fatigue', code));
    await untilReady(page);
    await page.getByRole('button', { name: say('sheet.print') }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(fieldOf(page, 6)).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    await expect(page.locator('main h2').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('main p').filter({ visible: true })).toHaveCount(questions.length);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('h1')).toBeVisible();
  });

  test(`${code}: a sheet can be filled in without scripts`, async ({ unscripted: page }) => {
    await page.goto(pagePath('change-fatigue', code));
    await fieldOf(page, 0).fill('A');
    await expect(fieldOf(page, 0)).toHaveValue('A');
    await expect(page.getByRole('button', { name: say('sheet.print') })).toBeHidden();
  });

  test(`${code}: choosing a task marks its cell, by keyboard and without scripts`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('ai-agents-in-the-workplace', code));
    const group = page.getByRole('group', { name: say('matrix.pick') });
    const cellOf = (verdict: string) =>
      page.locator('td').filter({ has: page.getByText(verdict, { exact: true }) });
    const paint = (verdict: string) =>
      cellOf(verdict).evaluate((cell) => getComputedStyle(cell, '::before').transform);
    for (const { verdict, text, cases } of cells) {
      for (const name of cases) {
        const task = group.getByRole('radio', { name, exact: true });
        await task.check();
        await expect(task).toHaveAccessibleDescription(`${verdict} ${text}`);
        for (const other of cells) {
          const filled = expect.poll(() => paint(other.verdict));
          if (other === cells.find((cell) => cell.verdict === verdict)) await filled.toBe('none');
          else await filled.not.toBe('none');
        }
      }
    }
    await group.getByRole('radio').last().press('ArrowUp');
    await expect(group.getByRole('radio').nth(-2)).toBeChecked();
  });
}
