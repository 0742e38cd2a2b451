/** The sample episode, really played: the file comes when it is asked for, and is heard. */
import { episodeParts, sentencesOf } from '../../src/content/episode.ts';
import { recordingFor } from '../../src/features/podcast-player/recording.ts';
import { pagePath } from '../../src/site/paths.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is heard, and where: the page's own player, behind the one that is drawn. */
const heard = (page: Page) =>
  page
    .locator('audio:not([controls])')
    .evaluate(({ paused, currentTime }: HTMLAudioElement) => ({ paused, currentTime }));

/** Waits until the sound has come to a second, and plays. */
const expectHeardFrom = (page: Page, second: number) =>
  expect
    .poll(async () => {
      const { paused, currentTime } = await heard(page);
      return !paused && currentTime > second && currentTime < second + 10;
    })
    .toBe(true);

/** The episode in a language, by its own words. */
function episode(code: string) {
  const say = wordsOf(code, 'podcast');
  const player = (key: string, values?: Record<string, unknown>) =>
    say('podcast-player', key, values);
  return {
    say,
    player,
    slider: (page: Page) => page.getByRole('slider', { name: player('position.label') }),
    open: async (page: Page) => {
      await page.goto(pagePath('podcast', code));
      await untilReady(page);
    },
  };
}

for (const { code } of languages) {
  const { say, player, slider, open } = episode(code);
  const { file, starts } = recordingFor(code);

  // Ch. 2: “Embedded episode player from an external audio player; link to /contact.” By default the
  // site's own sample episode stands in its place.
  test(`${code}: it is fetched on request only, plays and pauses, from a time in the transcript too`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${pagePath('contact', code)}"]`)).toBeVisible();
    await expect(slider(page)).toHaveValue('0');
    expect(asked).not.toContain(file);
    await button(page, player('play')).click();
    await expectHeardFrom(page, 0);
    expect(asked).toContain(file);
    await button(page, player('pause')).click();
    await expect(button(page, player('play'))).toBeVisible();
    expect(await heard(page)).toMatchObject({ paused: true });

    const index = episodeParts.findIndex(({ id }) => id === 'mentor');
    const title = say('podcast', 'parts.mentor.title');
    const part = main.getByRole('listitem').filter({ hasText: title });
    await part.getByRole('button').click();
    await expect(part).toHaveAttribute('aria-current', 'true');
    await expectHeardFrom(page, starts[index]!);
    await expect(slider(page)).toHaveValue(/^[1-9]/);
  });
}

test.describe('whatever the language', () => {
  const code = 'sv';
  const { say, player, slider, open } = episode(code);
  const { file } = recordingFor(code);

  test('the keyboard moves the position, and it plays from there to the end, and again', async ({
    page,
  }) => {
    await open(page);
    await slider(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const max = Number(await slider(page).getAttribute('max'));
    await expect(slider(page)).toHaveValue(String(max - 1));
    // What is being said stands in the player, too.
    const last = sentencesOf(say('podcast', 'parts.closing.text')).at(-1)!;
    await expect(page.getByText(last, { exact: true })).toHaveCount(2);
    await button(page, player('play')).click();
    await expect(page.getByText(player('ended'))).toBeVisible();
    await expect(slider(page)).toHaveValue(String(max));
    await button(page, player('replay')).click();
    await expectHeardFrom(page, 0);
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
    await expectHeardFrom(page, 15);
  });
});
