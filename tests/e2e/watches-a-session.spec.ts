/** The session figure on home plays once by itself, then on request, and not under reduced motion. */
import { pagePath } from '../../src/site/paths.ts';
import { sessionLength, type SessionPart } from '../../src/content/session.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, type Page, stopClock, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ paintedWhole: true });

/** A phone and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const heightOfFigure = (page: Page) =>
  page
    .locator('figure')
    .first()
    .evaluate((figure) => figure.getBoundingClientRect().height);

/** How much of the figure the strokes that have passed take up while it plays, 0 to 1. */
const partPassed = (page: Page) =>
  page.locator('div[data-playing]').evaluate((passed) => {
    const { left, width } = passed.parentElement!.getBoundingClientRect();
    return (passed.getBoundingClientRect().right - left) / width;
  });

/** The session in a language, found by its messages. */
function session(code: string) {
  const say = messagesOf(code, 'home');
  const playhead = (page: Page) =>
    page.getByRole('slider', { name: say('home', 'session.position') });
  return {
    say,
    playhead,
    button: (page: Page, key: 'play' | 'pause' | 'again') =>
      page.getByRole('button', { name: say('home', `session.${key}`), exact: true }),
    time: (part: SessionPart, minute: number) =>
      say('home', 'session.at', {
        part: say('home', `session.parts.${part}`),
        minute,
        count: sessionLength,
      }),
    score: (page: Page) => page.getByText(say('session', 'result.scoreText'), { exact: true }),
    open: async (page: Page) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await playhead(page).waitFor();
      await playhead(page).scrollIntoViewIfNeeded();
    },
  };
}

for (const { code } of languages) {
  const { say, playhead, button, time, score, open } = session(code);

  for (const viewport of screens) {
    test(`${code}: it plays by itself without layout shift, then is replayed, paused and resumed, ${viewport.width} px`, async ({
      fresh: page,
      unscripted: still,
    }) => {
      await still.setViewportSize(viewport);
      await still.goto(pagePath('home', code));
      const height = await heightOfFigure(still);

      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await open(page);
      expect(await heightOfFigure(page)).toBe(height);
      await expect(button(page, 'pause')).toBeVisible();
      await page.clock.runFor(14_000);
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('quiz', sessionLength));
      await expect(score(page)).toBeVisible();
      // Before the first press: shifts right after input are not counted.
      expect(await layoutShifts(page)).toEqual([]);
      await stopClock(page);
      await button(page, 'again').click();
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('intro', 0));
      // It restarts from the first minute.
      expect(await partPassed(page)).toBeLessThan(1.1 / sessionLength);
      await page.clock.runFor(3000);
      await button(page, 'pause').click();
      const paused = await playhead(page).inputValue();
      expect(Number(paused)).toBeGreaterThan(0);
      await page.clock.runFor(3000);
      await expect(playhead(page)).toHaveValue(paused);
      await button(page, 'play').press('Enter');
      await page.clock.runFor(14_000);
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('quiz', sessionLength));
      await expect(button(page, 'again')).toBeVisible();
    });
  }

  test(`${code}: the keyboard moves the playhead, and the phone shows its part`, async ({
    page,
  }) => {
    await open(page);
    const shown: [SessionPart, number, string][] = [
      ['video', 1, 'film.objection'],
      ['article', 4, 'article.first'],
      ['mentor', 7, 'mentor.objection'],
      ['quiz', 11, 'questions.half'],
      ['intro', 0, 'goal'],
    ];
    for (const [part, minute, key] of shown) {
      await playhead(page).fill(String(minute * 8));
      await expect(playhead(page)).toHaveAttribute('aria-valuetext', time(part, minute));
      const screen = page
        .locator('[data-chat-skip] div[aria-hidden=true]')
        .filter({ hasText: say('session', key) });
      await expect(screen).toBeVisible();
      // Over the still one, from edge to edge.
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
    await expect(playhead(page)).toHaveValue('4');
    await playhead(page).press('End');
    await expect(score(page)).toBeVisible();
  });
}

test.describe('in one language', () => {
  const { say, playhead, button, time, open } = session('sv');

  test('it plays by itself once per visit', async ({ fresh: page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page);
    await expect(button(page, 'pause')).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('common', 'nav.services') })
      .click();
    await expect(playhead(page)).toHaveCount(0);
    await page.goBack();
    await playhead(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(3000);
    await expect(button(page, 'play')).toBeVisible();
  });

  test('it pauses while its tab is hidden', async ({ fresh: page }) => {
    const hide = (isHidden: boolean) =>
      page.evaluate(
        (value) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        isHidden ? 'hidden' : 'visible',
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page);
    await expect(button(page, 'pause')).toBeVisible();
    await stopClock(page);
    await hide(true);
    const reached = await playhead(page).inputValue();
    await page.clock.runFor(14_000);
    await expect(playhead(page)).toHaveValue(reached);
    await hide(false);
    await page.clock.runFor(14_000);
    await expect(button(page, 'again')).toBeVisible();
  });

  test('it is complete and does not move under reduced motion', async ({ fresh: page }) => {
    await page.clock.install();
    await open(page);
    // The intersection observer has reported the figure.
    await playhead(page).evaluate(
      () =>
        new Promise<void>((resolve) =>
          new IntersectionObserver(() => resolve()).observe(
            document.querySelector('[data-chat-skip]')!,
          ),
        ),
    );
    await page.clock.runFor(5000);
    await expect(playhead(page)).toHaveAttribute('aria-valuetext', time('intro', 0));
    await expect(page.getByText(say('session', 'goal'))).toBeVisible();
    await expect(button(page, 'play')).toBeHidden();
  });
});
