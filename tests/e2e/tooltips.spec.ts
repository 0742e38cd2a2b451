/** Tooltips: 700 ms to open, on focus too, and nothing of them on the way to the page. */
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  test.describe(code, () => {
    test.use({ locale: code });

    const say = wordsOf(code, 'home');
    const scheme = say('common', 'colorScheme.current', {
      scheme: say('common', 'colorScheme.auto'),
    });

    test('the colour scheme says what it is when pointed at, and is quiet when left', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const before = scripts.length;
      const control = page.getByRole('banner').getByRole('button', { name: scheme });
      await control.hover();
      await expect.poll(() => scripts.length).toBeGreaterThan(before);
      const tooltip = page.getByRole('tooltip', { name: scheme });
      await expect(tooltip).toBeVisible();
      await page.mouse.move(10, 500);
      await expect(tooltip).toBeHidden();
    });

    test('the pause of the logos says what it does on focus; Escape puts that away', async ({
      page,
    }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const pause = page.getByRole('checkbox', { name: say('home', 'customers.pause') });
      await pause.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(pause).toBeFocused();
      const tooltip = page.getByText(say('home', 'customers.pauseTooltip'));
      await expect(tooltip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
    });

    test('the pause stops the logos', async ({ page }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const pause = page.getByRole('checkbox', { name: say('home', 'customers.pause') });
      const state = () =>
        pause.evaluate(
          (control) =>
            getComputedStyle(control.closest('section')!.querySelector('ul')!).animationPlayState,
        );
      expect(await state()).toBe('running');
      await pause.press('Space');
      await page.mouse.move(0, 0);
      await expect(pause).toBeChecked();
      expect(await state()).toBe('paused');
      await pause.press('Space');
      expect(await state()).toBe('running');
    });
  });
}
