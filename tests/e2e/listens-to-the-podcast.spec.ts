/** The sample episode is loaded on request, and plays in a real browser. */
import { episodeParts, sentencesOf } from '../../src/content/episode.ts';
import { recordingFor } from '../../src/features/podcast-player/recording.ts';
import { pagePath } from '../../src/site/paths.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The audio element behind the player's own controls. */
const audio = (page: Page) =>
  page
    .locator('audio:not([controls])')
    .evaluate(({ paused, currentTime }: HTMLAudioElement) => ({ paused, currentTime }));

/** Waits until the audio plays from a second on. */
const expectPlayingFrom = (page: Page, second: number) =>
  expect
    .poll(async () => {
      const { paused, currentTime } = await audio(page);
      return !paused && currentTime > second && currentTime < second + 10;
    })
    .toBe(true);

/** The episode in a language, found by its messages. */
function episode(code: string) {
  const say = messagesOf(code, 'podcast');
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
  test(`${code}: it is fetched on request only, plays and pauses, also from a time in the transcript`, async ({
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
    await expectPlayingFrom(page, 0);
    expect(asked).toContain(file);
    await button(page, player('pause')).click();
    await expect(button(page, player('play'))).toBeVisible();
    expect(await audio(page)).toMatchObject({ paused: true });

    const index = episodeParts.findIndex(({ id }) => id === 'mentor');
    const title = say('podcast', 'parts.mentor.title');
    const part = main.getByRole('listitem').filter({ hasText: title });
    await part.getByRole('button').click();
    await expect(part).toHaveAttribute('aria-current', 'true');
    await expectPlayingFrom(page, starts[index]!);
    await expect(slider(page)).toHaveValue(/^[1-9]/);
  });
}

test.describe('in one language', () => {
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
    // The player shows the current line, too.
    const last = sentencesOf(say('podcast', 'parts.closing.text')).at(-1)!;
    await expect(page.getByText(last, { exact: true })).toHaveCount(2);
    await button(page, player('play')).click();
    await expect(page.getByText(player('ended'))).toBeVisible();
    await expect(slider(page)).toHaveValue(String(max));
    await button(page, player('replay')).click();
    await expectPlayingFrom(page, 0);
  });

  test('a missing file shows an error with a link, and is fetched again on retry', async ({
    page,
  }) => {
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open(page);
    await button(page, player('forward', { seconds: 15 })).click();
    await button(page, player('play')).click();
    const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(alert.getByRole('link')).toHaveAttribute('href', file);
    await page.unroute(`**${file}`);
    await button(page, player('failure.retry')).click();
    await expect(alert).toHaveCount(0);
    await expectPlayingFrom(page, 15);
  });
});
