/** The blog: its list, articles, links to sections, and the way to the next article. */
import { articles } from '../../src/site/articles.ts';
import { author } from '../../src/site/blog.ts';
import { localizedPath, pagePath } from '../../src/site/paths.ts';
import { leads } from '../../src/features/article/lead/leads.ts';
import { readNamespace } from '../../scripts/locales/read-messages.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { fixed, languages, messagesOf } from './support/messages.ts';

interface Sections {
  sections: Record<string, { title: string }>;
}

/** The date in the format of a language. */
const dateIn = (language: string, published: string) =>
  new Intl.DateTimeFormat(messagesOf(language, 'blog')('common', 'locale'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(published));

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
    // Ch. 2: “Two articles by a named author: change fatigue (dated 2025-08-22, 8 min read) and AI
    // agents in the workplace (dated 2025-08-21, 10 min read).” That the records say so is shown in
    // `tests/articles.test.ts`, title and description in `tests/built/heads.test.ts`.
    test('the blog lists both articles with author, date, reading time and opening, and leads to podcast and feed', async ({
      page,
    }) => {
      const say = messagesOf(code, 'blog');
      await open(page, pagePath('blog', code));
      const main = page.getByRole('main');
      const entries = main.getByRole('article');
      await expect(entries).toHaveCount(articles.length);
      for (const [index, { id, published, minutes }] of articles.entries()) {
        const entry = entries.nth(index);
        const title = say(id, 'title');
        await expect(entry.getByRole('heading', { name: title })).toBeVisible();
        await expect(entry).toContainText(author);
        await expect(entry).toContainText(dateIn(code, published));
        await expect(entry.locator(`time[datetime="${published}"]`)).toBeVisible();
        await expect(entry).toContainText(
          fixed(code, `${minutes} min read`, say('article', 'minutes', { count: minutes })),
        );
        await expect(entry).toContainText(say(id, 'opening'));
        await expect(entry.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          pagePath(id, code),
        );
      }
      // The newest is the largest.
      const sizes = await entries
        .getByRole('heading')
        .evaluateAll((titles) =>
          titles.map((title) => parseFloat(getComputedStyle(title).fontSize)),
        );
      expect(sizes.indexOf(Math.max(...sizes))).toBe(0);
      await expect(main.locator(`a[href="${pagePath('podcast', code)}"]`)).toBeVisible();
      await expect(
        main.locator(`a[href="${localizedPath('/blog/feed.xml', code)}"]`),
      ).toBeVisible();
    });

    for (const [index, { id, published, minutes }] of articles.entries()) {
      const say = messagesOf(code, id);
      const path = pagePath(id, code);

      test(`${id}: its drawing follows its handle, in the list and in the article`, async ({
        page,
      }) => {
        const { steps, rest, said } = leads[id];
        const [on, back, next] =
          rest < steps ? ['ArrowRight', 'Home', rest + 1] : ['ArrowLeft', 'End', rest - 1];
        for (const at of [pagePath('blog', code), path]) {
          await open(page, at);
          const handle = page.getByRole('slider', { name: say(id, 'lead.move') });
          const figure = page.getByRole('figure').filter({ has: handle });
          const drawing = () =>
            figure.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML).join());
          await expect(handle).toHaveAttribute('aria-valuetext', say(id, 'lead.said', said(rest)));
          const before = await drawing();
          await handle.press(on);
          const text = say(id, 'lead.said', said(next));
          await expect(handle).toHaveAttribute('aria-valuetext', text);
          await expect(figure).toContainText(text);
          expect(await drawing()).not.toBe(before);
          await handle.press(back);
          expect(await drawing()).toBe(before);
          await handle.press('End');
          // The last letter is not like the others.
          const end = id === 'ai-agents-in-the-workplace' ? 'lead.last' : 'lead.said';
          await expect(handle).toHaveAttribute('aria-valuetext', say(id, end, said(steps)));
          await expect(page).toHaveURL(at);
        }
      });

      test(`${id}: a hash scrolls to its section; head, contents, every section, the next article and Back`, async ({
        page,
      }) => {
        const { sections, place } = sectionsOf(code, id);
        await open(page, `${path}#${place}`);
        await expect(page.locator(`#${place}`)).toBeInViewport();
        const article = page.getByRole('main').getByRole('article');
        await expect(article.getByRole('heading', { level: 1 })).toHaveText(say(id, 'title'));
        await expect(article).toContainText(say(id, 'standfirst'));
        await expect(article).toContainText(author);
        await expect(article).toContainText(dateIn(code, published));
        await expect(article).toContainText(say('article', 'minutes', { count: minutes }));
        for (const [name] of sections) {
          const title = say(id, `sections.${name}.title`);
          await expect(article.locator(`h2#${name}`)).toHaveText(title);
        }
        // No markup of the messages is left.
        const text = await article.innerText();
        expect(text).not.toMatch(/^(?:- |> |\d+\. )|<\/?[\w-]+>/m);

        const contents = page.getByRole('navigation', { name: say('article', 'contents') });
        await expect(contents.getByRole('link')).toHaveCount(sections.length);
        // From one section to another, so that the mark moves.
        for (const at of [0, 3]) {
          await contents.getByRole('link').nth(at).click();
          await expect(page).toHaveURL(`${path}#${sections[at]![0]}`);
          await expect(page.locator(`#${sections[at]![0]}`)).toBeInViewport();
          await expect(contents.getByRole('link').nth(at)).toHaveAttribute('aria-current', 'true');
          await expect(contents.locator('[aria-current]')).toHaveCount(1);
        }

        const next = articles[(index + 1) % articles.length]!;
        await page.getByRole('link', { name: say(next.id, 'title') }).click();
        await expect(page).toHaveURL(pagePath(next.id, code));
        await page.getByRole('link', { name: say('article', 'back') }).click();
        await expect(page).toHaveURL(pagePath('blog', code));
      });
    }

    const [{ id }] = articles;
    const say = messagesOf(code, id);
    const { place, title } = sectionsOf(code, id);
    const copyButton = (page: Page) =>
      page.getByRole('button', { name: say('article', 'copy.label', { title }) });

    test('a heading’s button copies its address, without the query', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${pagePath(id, code)}?from=mail`);
      await copyButton(page).click();
      await expect(page.getByText(say('article', 'copy.copied'), { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(new URL(`${pagePath(id, code)}#${place}`, page.url()).href);
    });

    test('if the clipboard refuses, the address is shown for copying', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await open(page, pagePath(id, code));
      await copyButton(page).click();
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
  });

  test.describe(`${code}, painted as a whole`, () => {
    test.use({ paintedWhole: true });

    test('the strokes shift nothing while reading, and do not move under reduced motion', async ({
      page,
    }) => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await open(page, pagePath(articles[0].id, code));
        const seen = await page.evaluate(async () => {
          const kinds = new Set<string>();
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' });
            // The observer reports a frame later, and the motion begins in the next.
            for (let frames = 0; frames < 3; frames++) await frame();
            const animations = document.querySelector('main')!.getAnimations({ subtree: true });
            for (const { playState, constructor } of animations) {
              if (playState === 'running') kinds.add(constructor.name);
            }
          }
          return [...kinds];
        });
        expect(await layoutShifts(page)).toEqual([]);
        if (reducedMotion === 'reduce') expect(seen).toEqual([]);
        else expect(seen).not.toEqual([]);
      }
    });
  });
}
