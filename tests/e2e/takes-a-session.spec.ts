/** The session on home: on the drawn phone, and full-screen on a phone. */
import { sessionParts } from '../../src/content/session.ts';
import { filmShots } from '../../src/figures/phone/filmShots.ts';
import { answers, questions, shotSeconds } from '../../src/features/session/script.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { expect, holdBack, type Page, stopClock, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, messagesOf } from './support/messages.ts';

const filmSeconds = Object.values(shotSeconds).reduce((sum, seconds) => sum + seconds, 0);
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const landscape = { width: 667, height: 375 };

/** The session in a language, found by its messages. */
function session(code: string) {
  const home = messagesOf(code, 'home');
  const say = (key: string, values?: Record<string, unknown>) => home('session', key, values);
  const start = (page: Page) => page.getByRole('button', { name: home('home', 'session.take') });
  const screen = (page: Page) => page.getByRole('region', { name: say('label') });
  const press = (page: Page, key: string) =>
    screen(page)
      .getByRole('button', { name: say(key), exact: true })
      .click();
  const open = async (page: Page) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await start(page).click();
    await expect(screen(page)).toBeVisible();
  };
  /** Starts it by keyboard, with a fake clock. */
  const playWithStoppedClock = async (page: Page) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await stopClock(page);
    await start(page).press('Enter');
    await expect(screen(page)).toBeVisible();
  };
  /** All of its states in order. */
  async function* states(page: Page) {
    for (const shot of filmShots) {
      yield `film.${shot}`;
      await press(page, shot === filmShots.at(-1) ? 'film.read' : 'film.next');
    }
    yield 'article.title';
    await press(page, 'article.done');
    for (const answer of answers) {
      yield 'mentor.question';
      await press(page, `answers.${answer}`);
      yield `reactions.${answer}`;
      await press(page, answer === answers.at(-1) ? 'mentor.done' : 'mentor.again');
    }
    for (const question of questions) {
      yield `questions.${question.id}`;
      await press(page, `choices.${question.choices[1]}`);
      yield `reasons.${question.id}`;
      await press(page, question === questions.at(-1) ? 'quiz.done' : 'quiz.next');
    }
    yield 'result.title';
  }
  return { home, say, start, screen, press, open, playWithStoppedClock, states };
}

for (const { code } of languages) {
  const { home, say, start, screen, press, open, playWithStoppedClock, states } = session(code);

  test(`${code}: the film plays, the customer reacts to every answer, and the result lists the answers`, async ({
    fresh: page,
  }) => {
    await playWithStoppedClock(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(filmSeconds * 1000);
    await expect(screen(page)).toContainText(say('film.compared'));
    await press(page, 'film.read');
    await expect(screen(page)).toContainText(say('article.third'));
    await press(page, 'article.done');
    await page.clock.runFor(4000);
    for (const answer of answers) {
      await press(page, `answers.${answer}`);
      await expect(screen(page)).toContainText(say(`reactions.${answer}`));
      await expect(screen(page)).toContainText(say(`remarks.${answer}`));
      await expect(page.locator(':focus')).toContainText(say(`reactions.${answer}`));
      if (answer !== answers.at(-1)) await press(page, 'mentor.again');
    }
    await press(page, 'mentor.done');
    for (const question of questions) {
      const isFirst = question === questions[0];
      const choice = isFirst ? question.choices[0] : question.right;
      await press(page, `choices.${choice}`);
      await expect(page.locator(':focus')).toContainText(
        say(isFirst ? 'quiz.wrong' : 'quiz.right'),
      );
      await press(page, question === questions.at(-1) ? 'quiz.done' : 'quiz.next');
    }
    await expect(screen(page)).toContainText(say('result.score', { right: 2, all: 3 }));
    await expect(screen(page)).toContainText(say('result.thought', { count: 4 }));
    await expect(screen(page)).toContainText(say('first.discount'));
    await expect(screen(page)).toContainText(say('then.defend'));
    await expect(screen(page).getByRole('img', { name: say('result.label') })).toBeVisible();
    // Nothing is sent or stored.
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await press(page, 'result.again');
    await expect(screen(page)).toContainText(say('film.offer'));
    await press(page, 'controls.end');
    await expect(screen(page)).toHaveCount(0);
    await expect(start(page)).toBeFocused();
  });

  for (const viewport of [desktop, phone, landscape]) {
    test(`${code}: every state of it is accessible, in view, and holds its text, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page);
      for await (const state of states(page)) {
        await test.step(state, async () => {
          await expect.soft(screen(page)).toContainText(say(state));
          await expect.soft(page.locator(':focus')).toBeInViewport();
          expect.soft(await axeViolations(page)).toEqual([]);
          expect.soft(await page.evaluate(textFaults)).toEqual([]);
        });
      }
    });
  }

  test(`${code}: on a phone it fills the screen, and Escape ends it`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page);
    await expect(page.locator(':focus')).toHaveText(say('film.offer'));
    const box = await page.getByRole('dialog', { name: say('label') }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...phone });
    await page.keyboard.press('Escape');
    await expect(screen(page)).toHaveCount(0);
    await expect(start(page)).toBeFocused();
  });

  test(`${code}: a visitor who navigates while it loads stays on the new page`, async ({
    fresh: page,
  }) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    const release = await holdBack(page, '**/assets/*.js');
    await start(page).press('Enter');
    await page.keyboard.press('Shift+Tab');
    const gone = page.locator(':focus');
    const place = await gone.evaluate((element) => element.outerHTML);
    release();
    await expect(screen(page)).toBeVisible();
    expect(await gone.evaluate((element) => element.outerHTML)).toBe(place);
  });

  test(`${code}: it is paused, resumed and stepped back, by keyboard alone`, async ({
    fresh: page,
  }) => {
    await playWithStoppedClock(page);
    const control = (key: string) =>
      screen(page).getByRole('button', { name: say(`controls.${key}`), exact: true });
    await control('pause').press('Enter');
    await page.clock.runFor(60_000);
    await expect(screen(page)).toContainText(say('film.offer'));
    await control('resume').press('Enter');
    await page.clock.runFor(shotSeconds.offer * 1000);
    await expect(screen(page)).toContainText(say('film.objection'));
    await control('back').press('Enter');
    await expect(screen(page)).toContainText(say('film.offer'));
    await expect(control('back')).toBeDisabled();
    await expect(control('back')).toBeFocused();
  });

  test(`${code}: the film does not play under reduced motion`, async ({ fresh: page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(60_000);
    await expect(screen(page)).toContainText(say('film.offer'));
  });

  test(`${code}: if it cannot be loaded, an error is shown, and the next press retries`, async ({
    fresh: page,
  }) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await start(page).click();
    const failed = home('home', 'session.takeFailed');
    await expect(start(page)).toContainText(failed);
    await expect(page.getByRole('status').filter({ hasText: failed })).toHaveCount(1);
    await page.unroute('**/assets/*.js');
    await start(page).click();
    await expect(screen(page)).toBeVisible();
  });

  for (const viewport of [desktop, { width: 1440, height: 900 }, { width: 1100, height: 800 }]) {
    test(`${code}: its drawing and legend are on the first screen, ${viewport.width} × ${viewport.height}`, async ({
      page,
      unscripted: still,
    }) => {
      for (const seen of [page, still]) {
        await seen.setViewportSize(viewport);
        await seen.goto(pagePath('home', code));
        for (const part of sessionParts) {
          const name = seen.locator('figure li').getByText(home('home', `session.parts.${part}`));
          await expect(name).toBeInViewport({ ratio: 1 });
        }
        const legend = seen.getByText(home('home', 'session.caption'));
        await expect(legend).toBeInViewport({ ratio: 1 });
        await expect(seen.getByText(say('goal'))).toBeInViewport({ ratio: 1 });
      }
      await expect(start(page)).toBeInViewport({ ratio: 1 });
      await expect(start(still)).toBeHidden();
    });
  }
}
