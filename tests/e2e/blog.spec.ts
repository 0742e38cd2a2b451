/** A reader comes to the blog: finds an article, reads it, links to a place in it, goes on. */
import { articles } from '../../src/site/articles.ts';
import { author } from '../../src/site/blog.ts';
import { localizedPath, pagePath } from '../../src/site/paths.ts';
import { readNamespace } from '../../scripts/locales/read-words.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

interface Sections {
  sections: Record<string, { title: string }>;
}

/** The day as a visitor of that language writes it. */
const dateIn = (language: string, published: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(published),
  );

/** @returns an article's sections in a language, and a heading that is well down the page */
function sectionsOf(language: string, id: string) {
  const sections = Object.entries((readNamespace(language, id) as Sections).sections);
  const [place, { title }] = sections[3]!;
  return { sections, place, title };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilReady(page);
}

for (const { code } of languages) {
  test.describe(code, () => {
    test.use({ locale: code });

    test('the blog lists the articles with author, date, reading time and opening', async ({
      page,
    }) => {
      const say = wordsOf(code, 'blog');
      await open(page, pagePath('blog', code));
      const entries = page.getByRole('main').getByRole('article');
      await expect(entries).toHaveCount(articles.length);
      for (const [index, { id, published, minutes }] of articles.entries()) {
        const entry = entries.nth(index);
        const title = say(id, 'title');
        await expect(entry.getByRole('heading', { name: title })).toBeVisible();
        await expect(entry).toContainText(author);
        await expect(entry).toContainText(dateIn(code, published));
        await expect(entry.locator(`time[datetime="${published}"]`)).toBeVisible();
        await expect(entry).toContainText(say('article', 'minutes', { count: minutes }));
        await expect(entry).toContainText(say(id, 'opening'));
        await expect(entry.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          pagePath(id, code),
        );
      }
    });

    test('the blog leads to the podcast and to its feed', async ({ page }) => {
      await open(page, pagePath('blog', code));
      const main = page.getByRole('main');
      await expect(main.locator(`a[href="${pagePath('podcast', code)}"]`)).toBeVisible();
      await expect(
        main.locator(`a[href="${localizedPath('/blog/feed.xml', code)}"]`),
      ).toBeVisible();
    });

    for (const [index, { id, published, minutes }] of articles.entries()) {
      const say = wordsOf(code, id);
      const path = pagePath(id, code);
      const contents = (page: Page) =>
        page.getByRole('navigation', { name: say('article', 'contents') });

      test(`${id}: head, every section, the next article and the way back`, async ({ page }) => {
        await open(page, path);
        const { sections } = sectionsOf(code, id);
        const article = page.getByRole('main').getByRole('article');
        await expect(article.getByRole('heading', { level: 1 })).toHaveText(say(id, 'title'));
        await expect(article).toContainText(say(id, 'standfirst'));
        await expect(article).toContainText(author);
        await expect(article).toContainText(dateIn(code, published));
        await expect(article).toContainText(say('article', 'minutes', { count: minutes }));
        for (const [place] of sections) {
          await expect(article.locator(`h2#${place}`)).toHaveText(
            say(id, `sections.${place}.title`),
          );
        }
        // No mark of the words' format is left to be read.
        const text = await article.innerText();
        expect(text).not.toMatch(/^(?:- |> |\d+\. )|<\/?[\w-]+>/m);

        const next = articles[(index + 1) % articles.length]!;
        await page.getByRole('link', { name: say(next.id, 'title') }).click();
        await expect(page).toHaveURL(pagePath(next.id, code));
        await page.getByRole('link', { name: say('article', 'back') }).click();
        await expect(page).toHaveURL(pagePath('blog', code));
      });

      test(`${id}: the contents lead to each place and mark the one being read`, async ({
        page,
      }) => {
        await open(page, path);
        const { sections, place } = sectionsOf(code, id);
        const links = contents(page).getByRole('link');
        await expect(links).toHaveCount(sections.length);
        await links.nth(3).click();
        await expect(page).toHaveURL(`${path}#${place}`);
        await expect(page.locator(`#${place}`)).toBeInViewport();
        await expect(links.nth(3)).toHaveAttribute('aria-current', 'true');
        await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
      });

      test(`${id}: an address with a place arrives there`, async ({ page }) => {
        const { place } = sectionsOf(code, id);
        await open(page, `${path}#${place}`);
        await expect(page.locator(`#${place}`)).toBeInViewport();
      });

      test(`${id}: the contents work without JavaScript`, async ({ browser }) => {
        const page = await browser.newPage({ javaScriptEnabled: false, locale: code });
        const { place } = sectionsOf(code, id);
        await page.goto(path);
        await contents(page).getByRole('link').nth(3).click();
        await expect(page.locator(`#${place}`)).toBeInViewport();
        // What copies needs scripts.
        await expect(page.locator('article button').filter({ visible: true })).toHaveCount(0);
        await page.close();
      });
    }

    const [{ id }] = articles;
    const say = wordsOf(code, id);
    const copyButton = (page: Page, title: string) =>
      page.getByRole('button', { name: say('article', 'copy.label', { title }) });

    test('a heading’s button copies its address, without the query', async ({ page, context }) => {
      const { place } = sectionsOf(code, id);
      const title = say(id, `sections.${place}.title`);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${pagePath(id, code)}?from=mail`);
      await copyButton(page, title).click();
      await expect(page.getByText(say('article', 'copy.copied'), { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).search).toBe('');
      await page.goto(copied);
      await expect(page).toHaveURL(`${pagePath(id, code)}#${place}`);
      await expect(page.locator(`#${place}`)).toBeInViewport();
    });

    test('where the clipboard refuses, the address is there to be copied', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      const { place } = sectionsOf(code, id);
      const title = say(id, `sections.${place}.title`);
      await open(page, pagePath(id, code));
      await copyButton(page, title).click();
      await expect(
        page.getByRole('alert').filter({ hasText: say('article', 'copy.failedText') }),
      ).toBeVisible();
      const field = page.getByRole('textbox', { name: say('article', 'copy.address', { title }) });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(new RegExp(`${pagePath(id, code)}#${place}$`));
      const selected = await field.evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd === input.value.length,
      ]);
      expect(selected).toEqual([0, true]);
    });

    test('the strokes move nothing while one reads, and are still under reduced motion', async ({
      page,
    }) => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await open(page, pagePath(id, code));
        const shift = await page.evaluate(async () => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              total += (entry as PerformanceEntry & { value: number }).value;
            }
          }).observe({ type: 'layout-shift' });
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
          const running = document
            .getAnimations()
            .filter(({ playState }) => playState === 'running').length;
          return { total, running };
        });
        expect(shift.total).toBeLessThan(0.01);
        if (reducedMotion === 'reduce') expect(shift.running).toBe(0);
      }
    });
  });
}
