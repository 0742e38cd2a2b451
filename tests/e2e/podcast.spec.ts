/** The sample episode, really played: the file comes when it is asked for, and is heard. */
import { episodeParts } from '../../src/content/episode.ts';
import { recordingFor } from '../../src/features/podcast-player/recording.ts';
import { pagePath } from '../../src/site/paths.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  const say = wordsOf(code, 'podcast');
  const player = (key: string, values?: Record<string, unknown>) =>
    say('podcast-player', key, values);
  const { file, starts } = recordingFor(code);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const slider = (page: Page) => page.getByRole('slider', { name: player('position.label') });
  const second = async (page: Page) => Number(await slider(page).inputValue());
  const isPaused = (page: Page) =>
    page.locator('audio:not([controls])').evaluate((audio: HTMLAudioElement) => audio.paused);

  async function open(page: Page): Promise<void> {
    await page.goto(pagePath('podcast', code));
    await untilReady(page);
  }

  test.describe(code, () => {
    test.use({ locale: code });

    test('is fetched on request only, plays and pauses', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page);
      await page.waitForLoadState('networkidle');
      expect(asked).not.toContain(file);
      await button(page, player('play')).click();
      await expect.poll(() => second(page)).toBeGreaterThanOrEqual(2);
      expect(asked).toContain(file);
      await button(page, player('pause')).click();
      await expect(button(page, player('play'))).toBeVisible();
      expect(await isPaused(page)).toBe(true);
    });

    test('the keyboard moves the position, and it plays from there', async ({ page }) => {
      await open(page);
      await slider(page).focus();
      await page.keyboard.press('End');
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
      const max = Number(await slider(page).getAttribute('max'));
      await expect(slider(page)).toHaveValue(String(max - 3));
      await button(page, player('play')).click();
      await expect(page.getByText(player('ended'))).toBeVisible();
      await expect(slider(page)).toHaveValue(String(max));
      await button(page, player('replay')).click();
      await expect.poll(() => second(page)).toBeLessThan(10);
      expect(await isPaused(page)).toBe(false);
    });

    test('a time in the transcript plays from there and marks the part', async ({ page }) => {
      await open(page);
      const index = episodeParts.findIndex(({ id }) => id === 'mentor');
      const title = say('podcast', 'parts.mentor.title');
      const part = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
      await part.getByRole('button').click();
      await expect(part).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => second(page)).toBeGreaterThanOrEqual(Math.floor(starts[index]!) + 1);
      expect(await isPaused(page)).toBe(false);
    });

    test('a file that is missing is told of with a link, and fetched anew', async ({ page }) => {
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await open(page);
      await button(page, player('forward', { seconds: 15 })).click();
      await button(page, player('play')).click();
      const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
      await expect(alert.getByRole('link')).toHaveAttribute('href', file);
      await page.unroute(`**${file}`);
      await button(page, player('failure.retry')).click();
      await expect(alert).toHaveCount(0);
      await expect.poll(() => second(page)).toBeGreaterThanOrEqual(16);
    });
  });

  test.describe(`${code}, without scripts`, () => {
    test.use({ locale: code, javaScriptEnabled: false });

    test('the browser’s own player and the transcript are there', async ({ page }) => {
      await page.goto(pagePath('podcast', code));
      await expect(page.locator('audio[controls]')).toHaveAttribute('src', file);
      await expect(button(page, player('play'))).toBeHidden();
      await expect(page.getByText(say('podcast', 'parts.closing.text'))).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: /\p{L}/u }).last().click();
      await expect(page).toHaveURL(new RegExp(`${pagePath('contact', code)}$`));
    });
  });
}
