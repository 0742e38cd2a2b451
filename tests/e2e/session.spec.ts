/** The session on home plays: once by itself, then by hand, and not where motion is not wanted. */
import { pagePath } from '../../src/site/paths.ts';
import { sessionLength, type SessionPart } from '../../src/content/session.ts';
import { layoutShifts, withoutTypefaces } from './support/layoutShifts.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

/** A phone, and a desk. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { code } of languages) {
  test.describe(code, () => {
    const say = wordsOf(code, 'home');
    const button = (page: Page, key: 'play' | 'pause' | 'again') =>
      page.getByRole('button', { name: say('home', `session.${key}`), exact: true });
    const playhead = (page: Page) =>
      page.getByRole('slider', { name: say('home', 'session.position') });
    const time = (part: SessionPart, minute: number) =>
      say('home', 'session.at', {
        part: say('home', `session.parts.${part}`),
        minute,
        count: sessionLength,
      });
    const heightOfFigure = (page: Page) =>
      page
        .locator('figure')
        .first()
        .evaluate((figure) => figure.getBoundingClientRect().height);
    const open = async (page: Page) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await playhead(page).waitFor();
      await playhead(page).scrollIntoViewIfNeeded();
    };

    test('it begins by itself, and is paused and played on', async ({ page }) => {
      await page.clock.install();
      await open(page);
      await button(page, 'pause').click();
      const paused = await playhead(page).inputValue();
      await page.clock.runFor(3000);
      await expect(playhead(page)).toHaveValue(paused);
      await button(page, 'play').press('Enter');
      await expect(playhead(page)).not.toHaveValue(paused);
      await page.clock.runFor(14_000);
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('quiz', sessionLength));
      await expect(page.getByText(say('home', 'phone.scoreText'), { exact: true })).toBeVisible();
      await button(page, 'again').click();
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('intro', 0));
    });

    test('it begins by itself once in a visit', async ({ page }) => {
      await open(page);
      await expect(button(page, 'pause')).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('common', 'nav.services') })
        .click();
      await expect(playhead(page)).toHaveCount(0);
      await page.goBack();
      await playhead(page).scrollIntoViewIfNeeded();
      await page.clock.install();
      await page.clock.runFor(3000);
      await expect(button(page, 'play')).toBeVisible();
    });

    test('the keyboard moves the playhead, and the phone shows the part it is in', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await playhead(page).press('Home');
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('intro', 0));
      await expect(page.getByText(say('home', 'phone.goal'))).toBeVisible();
      const shown: [SessionPart, number, string][] = [
        ['video', 1, 'phone.subtitle'],
        ['article', 4, 'phone.first'],
        ['mentor', 7, 'phone.question'],
        ['quiz', 11, 'phone.quiz.question'],
      ];
      for (const [part, minute, words] of shown) {
        await playhead(page).fill(String(minute * 8));
        await expect(playhead(page)).toHaveAttribute('aria-valuetext', time(part, minute));
        const screen = page
          .locator('figure div[aria-hidden=true]')
          .filter({ hasText: say('home', words) });
        await expect(screen).toBeVisible();
        // Over the one that stands still, from edge to edge.
        const covers = await screen.evaluate((element) => {
          const [over, under] = [element, element.parentElement!].map((box) =>
            box.getBoundingClientRect(),
          );
          return Math.abs(over!.top - under!.top) < 2 && Math.abs(over!.bottom - under!.bottom) < 2;
        });
        expect(covers).toBe(true);
        await expect(page.locator('[aria-current=step]')).toContainText(
          say('home', `session.parts.${part}`),
        );
      }
      await playhead(page).press('ArrowRight');
      await expect(playhead(page)).toHaveValue(String(11 * 8 + 1));
      await playhead(page).press('End');
      await expect(page.getByText(say('home', 'phone.scoreText'), { exact: true })).toBeVisible();
    });

    test('it stands still, and whole, for those who want less motion', async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      // Whatever waits for the figure to be seen has been told that it is.
      await playhead(page).evaluate(
        (element) =>
          new Promise<void>((resolve) =>
            new IntersectionObserver(() => resolve()).observe(element.closest('figure')!),
          ),
      );
      await page.clock.runFor(5000);
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('mentor', 9));
      await expect(page.getByText(say('home', 'phone.remark'))).toBeVisible();
      await expect(button(page, 'play')).toBeHidden();
    });

    for (const viewport of screens) {
      test(`nothing moves out of its place while it plays, ${viewport.width} px`, async ({
        browser,
        page,
      }) => {
        const still = await browser.newPage({ javaScriptEnabled: false, viewport });
        await withoutTypefaces(still);
        await still.goto(pagePath('home', code));
        const height = await heightOfFigure(still);
        await still.close();

        await withoutTypefaces(page);
        await page.setViewportSize(viewport);
        await page.clock.install();
        await open(page);
        expect(await heightOfFigure(page)).toBe(height);
        await expect(button(page, 'pause')).toBeVisible();
        await page.clock.runFor(14_000);
        await expect(button(page, 'again')).toBeVisible();
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}
