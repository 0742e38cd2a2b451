import { expect, type Page } from './test.ts';
import { fixed, messagesOf } from './messages.ts';

/** The Help Center in a language: its buttons, and the dialog where there is no live chat. */
export function helpCenter(language: string) {
  const say = messagesOf(language, 'user-instructions');
  const footerButton = (page: Page) => {
    const name = fixed(language, 'Help Center', say('common', 'footer.helpCenter'));
    return page.getByRole('contentinfo').getByRole('button', { name, exact: true });
  };
  const dialog = (page: Page) =>
    page.getByRole('dialog', { name: say('live-chat', 'title') }).and(page.locator(':modal'));
  return {
    say,
    footerButton,
    dialog,
    /** The button of the user instructions. */
    supportButton: (page: Page) => {
      const name = fixed(language, 'Contact Support', say('user-instructions', 'closing.action'));
      return page.getByRole('main').getByRole('button', { name, exact: true });
    },
    close: async (page: Page) => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  };
}
