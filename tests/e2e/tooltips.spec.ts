/** Tooltips: 700 ms to open, on focus too, and loaded on demand. */
import { pagePath } from '../../src/site/paths.ts';
import { expect, runUntil, stopClock, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  test.describe(code, () => {
    const say = messagesOf(code, 'home');

    // Ch. 9: “Tooltip open delay 700 ms; skip delay 300 ms.”
    test('the colour scheme control has a tooltip while under the pointer', async ({
      fresh: page,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await page.clock.install();
      await page.goto(pagePath('about', code));
      await untilReady(page);
      const before = scripts.length;
      const auto = say('common', 'colorScheme.auto');
      const scheme = say('common', 'colorScheme.current', { scheme: auto });
      const control = page.getByRole('banner').getByRole('button', { name: scheme });
      const tooltip = page.getByRole('tooltip', { name: scheme });
      // The first hover loads the library; delays are measured on the second.
      await control.hover();
      await expect.poll(() => scripts.length).toBeGreaterThan(before);
      await expect(tooltip).toBeVisible();
      await page.mouse.move(10, 500);
      await expect(tooltip).toBeHidden();
      await stopClock(page);
      await control.hover();
      await page.clock.runFor(650);
      await expect(tooltip).toBeHidden();
      await runUntil(page, 'seen', tooltip);
      await page.mouse.move(10, 500);
      await page.clock.runFor(250);
      await expect(tooltip).toBeVisible();
      await runUntil(page, 'gone', tooltip);
    });

    test('the pause of the logos has a tooltip on focus, Escape closes it, and it stops them', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const pause = page.getByRole('checkbox', { name: say('home', 'customers.pause') });
      const state = () =>
        pause.evaluate(
          (control) =>
            control
              .closest('section')!
              .getAnimations({ subtree: true })
              .find((animation) => animation instanceof CSSAnimation)?.playState,
        );
      await pause.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(pause).toBeFocused();
      const tooltip = page.getByText(say('home', 'customers.pauseTooltip'));
      await expect(tooltip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();

      await pause.blur();
      expect(await state()).toBe('running');
      await pause.press('Space');
      await expect(pause).toBeChecked();
      expect(await state()).toBe('paused');
      await pause.press('Space');
      expect(await state()).toBe('running');
    });
  });
}
