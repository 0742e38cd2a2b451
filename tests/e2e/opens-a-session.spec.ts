/** The sessions of personalized training are opened by pointer and keyboard, one per person. */
import { people } from '../../src/pages/personalized-training/people.ts';
import { pagePath } from '../../src/site/paths.ts';
import { applicationEntry } from './support/built.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, holdBack, type Locator, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ paintedWhole: true });

const persons = Object.keys(people) as (keyof typeof people)[];
const first = 'newcomer';

for (const { code } of languages) {
  const say = (key: string, values?: Record<string, unknown>) =>
    messagesOf(code, 'personalized-training')('personalized-training', key, values);
  const who = (person: string) => say(`people.${person}.who`);
  const title = (person: string) => say(`people.${person}.title`);
  const radio = (page: Page, person: string) =>
    page.getByRole('radio', {
      name: say('session.name', { who: who(person), title: title(person) }),
      exact: true,
    });
  const path = pagePath('personalized-training', code);

  async function expectOpen(page: Page, person: keyof typeof people) {
    const screen = page.locator('figure').first();
    await expect(screen.getByText(title(person), { exact: true })).toBeVisible();
    await expect(screen.getByText(say(`people.${person}.text`), { exact: true })).toBeVisible();
    const minutes = Object.entries(people[person]);
    await expect(screen.getByRole('listitem')).toHaveText(
      minutes.map(([part, count]) => `${say(`parts.${part}`)} ${say('minutes', { count })}`),
    );
    const length = minutes.reduce((sum, [, count]) => sum + count, 0);
    await expect(
      screen.getByText(say('minutes', { count: length }), { exact: true }).first(),
    ).toBeVisible();
    // The mentor's minutes, the second path of a drawing, mark the open one.
    const marked = screen.locator('label', { has: page.locator('path + path') });
    await expect(marked).toHaveText([who(person)]);
    const drawingOf = (part: Locator) =>
      part
        .locator('path')
        .evaluateAll((tones) => tones.map((tone) => tone.getAttribute('d')).join());
    const session = screen.locator('svg').last();
    expect(await drawingOf(session)).toBe(await drawingOf(marked));
  }

  test(`${code}: each session is opened by a press, as its person's, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await untilReady(page);
    await expect(page.getByRole('radio')).toHaveCount(persons.length);
    await expectOpen(page, first);
    const foot = () =>
      page
        .locator('figcaption')
        .first()
        .evaluate((caption) => caption.getBoundingClientRect().top + scrollY);
    const stood = await foot();
    for (const person of persons) {
      await page
        .locator('label', { hasText: who(person) })
        .first()
        .click();
      await expectOpen(page, person);
    }
    expect(new Set(persons.map(title)).size).toBe(persons.length);
    expect(await foot()).toBe(stood);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`${code}: by keyboard, one session after the other is opened, and announced`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilReady(page);
    await radio(page, first).focus();
    for (const person of [...persons.slice(persons.indexOf(first) + 1), ...persons]) {
      await page.keyboard.press('ArrowRight');
      await expect(radio(page, person)).toBeFocused();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(radio(page, person)).toBeChecked();
      await expect(page.locator('figure [aria-live=polite]')).toContainText(title(person));
    }
  });

  test(`${code}: one chosen before hydration is opened after it`, async ({ page }) => {
    const release = await holdBack(page, applicationEntry);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await radio(page, 'quality').check();
    release();
    await expectOpen(page, 'quality');
    await expect(radio(page, 'quality')).toBeChecked();
  });

  test(`${code}: without scripts one session is open, and there is no choice`, async ({
    unscripted: page,
  }) => {
    await page.goto(path);
    await expectOpen(page, first);
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText(say('session.choose'), { exact: true })).toBeHidden();
  });
}
