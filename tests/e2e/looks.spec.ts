/**
 * Visual regression of a few pages. The screenshots are of Debian's headless shell; other browsers draw
 * letters a little differently. Update them by `npm run looks`, and review them before committing.
 */
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { contactForm } from './support/contactForm.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { messagesOf } from './support/messages.ts';

interface Look {
  page: PageId;
  language: string;
  scheme: 'light' | 'dark';
  width: number;
  /** Prepares the page for its screenshot. */
  prepare?: (page: Page, language: string) => Promise<void>;
}

const looks: Record<string, Look> = {
  home: { page: 'home', language: 'en', scheme: 'light', width: 1440 },
  'home-phone': { page: 'home', language: 'sv', scheme: 'dark', width: 390 },
  service: { page: 'sales-training-programs', language: 'sv', scheme: 'light', width: 1440 },
  article: { page: 'change-fatigue', language: 'en', scheme: 'dark', width: 768 },
  chat: { page: 'chat', language: 'en', scheme: 'light', width: 1440, prepare: ask },
  'form-errors': {
    page: 'contact',
    language: 'sv',
    scheme: 'light',
    width: 390,
    prepare: sendNothing,
  },
};

/** The test gives the answer, so that the site's text may change without the screenshot. */
async function ask(page: Page, language: string): Promise<void> {
  const say = messagesOf(language, 'chat');
  const answer = messagesOf(language, 'home')('home', 'hero.lead');
  await page.route(`**${functionsPath}${chatFunction}`, (route) =>
    route.fulfill({ json: { response: answer } }),
  );
  await page.getByRole('button', { name: say('chat', 'suggestions.items.price') }).click();
  await expect(page.getByRole('log')).toContainText(answer);
}

async function sendNothing(page: Page, language: string): Promise<void> {
  const { sendButton } = contactForm(language);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

for (const [name, { page: id, language, scheme, width, prepare }] of Object.entries(looks)) {
  test(`${name} looks as in its screenshot`, async ({ fresh: page }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T09:41:00Z'));
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pagePath(id, language));
    await untilReady(page);
    await prepare?.(page, language);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      maxDiffPixelRatio: 0.001,
      threshold: 0.1,
    });
  });
}
