/**
 * Checks of every page in every language, from the route table. All checks share one load of a page, as
 * loading is slow. `TEST_FULL` adds the pseudo-languages.
 */
import { everyPage, type PageCase } from '../everyPage.ts';
import { axeViolations, colourRules } from './support/axe.ts';
import { enlargedFaults, longerFaults } from './support/enlarged.ts';
import { everyPseudoPage } from './support/everyLanguage.ts';
import { helpCenter } from './support/helpCenter.ts';
import { everyLanguageSite, site } from './support/sites.ts';
import { expect, type Page, test, untilReady, watch } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { config, messagesOf } from './support/messages.ts';

for (const pageCase of everyPage) look(pageCase, site.origin, longerFaults);

if (process.env['TEST_FULL']) {
  test.describe('pseudo-languages', () => {
    test.use({ baseURL: everyLanguageSite.origin });
    // One of them has longer text already.
    for (const pageCase of everyPseudoPage)
      look(pageCase, everyLanguageSite.origin, enlargedFaults);
  });
}

function look(pageCase: PageCase, origin: string, faultsIn: typeof enlargedFaults): void {
  const { language, route, path } = pageCase;
  test(`${language} ${route.id}: complete, accessible in both schemes, fits phones, enlarged and longer, reads without scripts`, async ({
    page,
    unscripted,
  }) => {
    const watched = watch(page, origin);
    const response = (await page.goto(path))!;
    await untilReady(page);
    expect.soft(response.status()).toBe(route.status ?? 200);
    await test.step('language, head, one heading, no key or placeholder', () =>
      expectComplete(page, pageCase));
    await test.step('axe', async () => {
      expect.soft(await axeViolations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeViolations(page, colourRules), 'dark').toEqual([]);
    });
    // A fluid margin and a fixed size can conflict between two breakpoints.
    for (const phone of [390, 320]) {
      await test.step(`no sideways scroll at ${phone} px`, async () => {
        await page.setViewportSize({ width: phone, height: 640 });
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(width).toBeLessThanOrEqual(phone);
      });
    }
    await test.step('nothing cut or overlapping at 200 % and 400 %', async () => {
      expect.soft(await faultsIn(page)).toEqual([]);
    });
    if (route.frame !== 'bare') {
      await test.step('nothing cut or overlapping beside the chat', async () => {
        expect.soft(await faultsBesideChat(page, language)).toEqual([]);
      });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await test.step('complete and readable without JavaScript', () =>
      expectReadableWithoutScripts(page, unscripted, path));
    if (route.frame !== 'bare') {
      await test.step('the Help Center opens', () => expectHelp(page, language));
    }
    await test.step('no request to another origin, no error or warning', () => {
      expect.soft(watched.foreignRequests).toEqual([]);
      const expected = route.status ? /404|Not found/i : /^$/;
      expect.soft(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
    });
  });
}

/** Opens the chat beside the page, and closes it again. */
async function faultsBesideChat(page: Page, language: string): Promise<string[]> {
  const say = messagesOf(language, 'chat');
  await page.setViewportSize({ width: 1440, height: 900 });
  // By the keyboard: it is hidden until the page is scrolled.
  await page.getByRole('link', { name: say('common', 'chat'), exact: true }).press('Enter');
  const panel = page.getByRole('complementary', { name: say('chat', 'title') });
  await expect(panel.getByRole('textbox')).toBeFocused();
  const faults = await page.evaluate(textFaults);
  await panel.press('Escape');
  await expect(panel).toHaveCount(0);
  return faults;
}

/** Expects the hydrated page to be complete, with the head it was built with. */
async function expectComplete(page: Page, { language, route }: PageCase): Promise<void> {
  const { current, built, ...facts } = await page.evaluate(async () => {
    // The built head is tested in `tests/built/heads.test.ts`.
    const headOf = (from: Document) =>
      Array.from(
        from.querySelectorAll(
          'title, meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang]',
        ),
        (tag) => tag.outerHTML,
      );
    // Controls and announcements may be hidden.
    const hiddenTexts = () => {
      const later =
        'button, label, summary, noscript, details:not([open]), [aria-live], [role=alert]';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const hidden: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement: element } = texts.currentNode as Text;
        if (!/\S/.test(data) || element!.closest(`script, ${later}`)) continue;
        const isSeen = element!.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        if (!isSeen) hidden.push(data);
      }
      return hidden;
    };
    const html = await (await fetch(location.href)).text();
    return {
      current: headOf(document).toSorted(),
      built: headOf(new DOMParser().parseFromString(html, 'text/html')).toSorted(),
      language: document.documentElement.lang,
      direction: document.documentElement.dir,
      headings: document.querySelectorAll('h1').length,
      hidden: hiddenTexts(),
      text: document.body.innerText,
    };
  });
  expect.soft(current).toEqual(built);
  expect.soft(facts.language).toBe(language);
  expect.soft(facts.direction).toMatch(/^(ltr|rtl)$/);
  expect.soft(facts.headings).toBe(1);
  // The link to the chat is hidden until the page is scrolled.
  const waiting = route.frame === 'bare' ? [] : [messagesOf(language, 'home')('common', 'chat')];
  expect.soft(facts.hidden).toEqual(waiting);
  // A missing key renders as itself, a placeholder without a value as its braces.
  const text = facts.text.replaceAll(config.email, '').replace(/https:\S+/g, '');
  expect.soft(text).not.toMatch(/\{\{|\}\}|[a-z]\.[a-z]/);
}

/** Expects the footer's button to open the ways to get help. */
async function expectHelp(page: Page, language: string): Promise<void> {
  const { footerButton, dialog, close, say } = helpCenter(language);
  await footerButton(page).click();
  await expect.soft(dialog(page)).toContainText(say('live-chat', 'lead'));
  await expect.soft(dialog(page).getByRole('link')).toHaveCount(4);
  await close(page);
}

/** Expects every text of the hydrated page to be on the page without JavaScript. */
async function expectReadableWithoutScripts(
  page: Page,
  unscripted: Page,
  path: string,
): Promise<void> {
  await unscripted.goto(path);
  // Readable text only: controls that need scripts and their labels may be missing, external documents
  // are links, and no time has passed.
  const textsOf = (seen: Page) =>
    seen.evaluate(() => {
      const scripted =
        'button, [role=group]:has(> button) > p, p:has(+ [role=radiogroup]), figure label[for], ' +
        'label:has(> [type=checkbox]), [data-embedded] > *, [role=log] time';
      const found = [...document.querySelectorAll<HTMLElement>(scripted)];
      for (const { style } of found) style.setProperty('display', 'none', 'important');
      const words = document.body.innerText.match(/\p{L}+/gu) ?? [];
      for (const { style } of found) style.removeProperty('display');
      return words;
    });
  const hydrated = await textsOf(page);
  const withoutScripts = new Set(await textsOf(unscripted));
  expect.soft(hydrated.filter((word) => !withoutScripts.has(word))).toEqual([]);
  await expect.soft(unscripted.locator('h1')).toBeVisible();
}
