/**
 * Pages in Arabic, Japanese and Finnish (`tests/e2e/drafts`): typography, line breaks, and the format of
 * dates, figures and plural forms.
 */
import { readFileSync } from 'node:fs';
import { articles } from '../../src/site/articles.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { enlargedFaults } from './support/enlarged.ts';
import { drafts } from './support/everyLanguage.ts';
import { everyLanguageSite } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';

test.use({ baseURL: everyLanguageSite.origin });

/** @returns the messages of a draft's file: `said('ja', 'common')['locale']` */
const said = (language: string, file: string) =>
  JSON.parse(
    readFileSync(new URL(`./drafts/${language}/${file}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/** @returns a plural message with its number, without tags */
function counted(language: string, file: string, key: string, count: number): string {
  const text = said(language, file)[`${key}_${new Intl.PluralRules(language).select(count)}`]!;
  const number = new Intl.NumberFormat(language).format(count);
  return text.replace(/<\/?\w+>/g, '').replace('{{count, number}}', number);
}

for (const language of drafts) {
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn';

  for (const id of ['home', 'blog', 'contact'] as const) {
    test(`${language} ${id}: its line height suits its script, and nothing is cut`, async ({
      page,
    }) => {
      await page.goto(pagePath(id, language));
      await untilReady(page);
      await expectSetting(page, language, isLatin);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await page.evaluate(textFaults)).toEqual([]);
      expect.soft(await enlargedFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await forbiddenBreaks(page)).toEqual([]);
    });
  }

  test(`${language}: dates, figures and plural forms follow its grammar`, async ({ page }) => {
    await page.goto(pagePath('blog', language));
    const dates = new Intl.DateTimeFormat(said(language, 'common')['locale'], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (const { published, minutes } of articles) {
      const main = page.getByRole('main');
      await expect(main).toContainText(dates.format(new Date(published)));
      await expect(main).toContainText(counted(language, 'blog', 'reading', minutes));
    }
    await page.goto(pagePath('contact', language));
    await untilReady(page);
    const form = page.getByRole('main').locator('form');
    const required = form.locator('[required]');
    const count = await required.count();
    for (let missing = count; missing > 0; missing -= 1) {
      await form.locator('button[type=submit]').click();
      const name = counted(language, 'contact-form', 'summary', missing);
      await expect(form.getByRole('group', { name, exact: true })).toBeVisible();
      await required.nth(count - missing).fill('a@example.com');
    }
  });

  test(`${language}: has the same typography when reached from another script`, async ({
    page,
  }) => {
    await page.goto(pagePath('contact', 'en'));
    await untilReady(page);
    const to = (code: string) => page.locator(`a[hreflang=${code}]`).filter({ visible: true });
    await to(language).click();
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
    await expectSetting(page, language, isLatin);
    await to('en').click();
    await expect(page.locator('html[lang=en]')).toBeAttached();
    await expectSetting(page, 'en', true);
  });
}

for (const language of ['fi', 'en-XA']) {
  test(`${language}: the site’s fonts have all its letters`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(pagePath('home', language));
    await untilReady(page);
    await page.evaluate(() => document.fonts.ready);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main :is(h1, h2, h3, p, a, b, span, dt, dd, li)',
    });
    const used = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        used.add(isCustomFont ? familyName : `${familyName} of the system`);
      }
    }
    await session.detach();
    // The optical size follows the name.
    expect([...used].sort()).toEqual([
      'Hanken Grotesk',
      expect.stringMatching(/^Hedvig Letters Serif [^o]*$/),
    ]);
  });
}

/** Expects the document's language, and tight headings in Latin only. */
async function expectSetting(page: Page, language: string, isLatin: boolean): Promise<void> {
  const { direction } = (
    new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: string } }
  ).getTextInfo();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', direction);
  const heading = await page.locator('h1').evaluate((element) => {
    const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
    return { spacing: letterSpacing, leading: parseFloat(lineHeight) / parseFloat(fontSize) };
  });
  expect(heading.spacing === '0px' || heading.spacing === 'normal').toBe(!isLatin);
  expect(heading.leading > 1.2).toBe(!isLatin);
}

/** @returns the lines with a forbidden first character (JIS X 4051, “kinsoku”) */
function forbiddenBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const forbidden =
      /[、。，．：；？！」』）】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ～،؛؟.,:;!?%)\]»]/u;
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    let block: Element | null = null;
    let before: DOMRect | undefined;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const own = text.parentElement!.closest('p, h1, h2, h3, li, dt, dd, figcaption, label, a');
      if (own !== block) before = undefined;
      block = own;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const isNewLine = before && box.top > before.top + before.height / 2;
        if (isNewLine && forbidden.test(text.data[at]!)) found.push(`${at}: ${text.data}`);
        before = box;
      }
    }
    return found;
  });
}
