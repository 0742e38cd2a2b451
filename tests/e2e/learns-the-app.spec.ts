/** The user instructions: an accordion of six chapters, each step with its drawn screen. */
import { readFileSync } from 'node:fs';
import { categories } from '../../src/pages/user-instructions/categories.ts';
import { axeViolations, colourRules } from './support/axe.ts';
import { chapter, instructions, openChapters } from './support/instructions.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { fixed, languages } from './support/messages.ts';

const english: Record<string, string> = {
  'getting-started': 'Getting started',
  'starting-a-session': 'Starting a session',
  'video-to-article': 'Video to article',
  swiping: 'Navigating parts by swiping',
  'completing-a-session': 'Completing a session',
  'ai-mentor': 'Using the AI mentor',
};

for (const { code } of languages) {
  const { message, path, heading, picture } = instructions(code);

  test.describe(code, () => {
    // Ch. 2: “Accordion of 6 categories: getting started, starting a session, video to article,
    // navigating parts by swiping, completing a session (…), using the AI mentor.” Ch. 4: “FAQ and
    // instructions accordions: a single item open at a time, collapsible.” Ch. 9: “single item open”.
    test('the first of six chapters is open; at most one at a time is', async ({ page }) => {
      await page.goto(path);
      await untilReady(page);
      expect(categories.map(({ id }) => id)).toEqual(Object.keys(english));
      await expect(page.locator('main details')).toHaveCount(6);
      await expect(openChapters(page)).toHaveAttribute('id', categories[0].id);
      await heading(page, categories[0].id).click();
      await expect(openChapters(page)).toHaveCount(0);
      for (const { id, steps } of categories) {
        const title = chapter(page, id).getByRole('heading');
        await expect(title.first()).toHaveText(
          fixed(code, english[id]!, message(`categories.${id}.title`)),
        );
        await heading(page, id).click();
        await expect(chapter(page, id)).toHaveAttribute('open');
        await expect(openChapters(page)).toHaveCount(1);
        for (const step of steps) {
          await expect(picture(page, step)).toBeVisible();
          await expect(
            page.getByText(message(`steps.${step}.text`), { exact: true }),
          ).toBeVisible();
        }
      }
      await heading(page, 'ai-mentor').click();
      await expect(openChapters(page)).toHaveCount(0);
    });

    test('a hash opens only its chapter', async ({ page }) => {
      await page.goto(`${path}#swiping`);
      await untilReady(page);
      await expect(openChapters(page)).toHaveAttribute('id', 'swiping');
      await expect(heading(page, 'swiping')).toBeInViewport();
    });

    test('a hash change opens its chapter', async ({ page }) => {
      await page.goto(`${path}#${categories[1].id}`);
      await untilReady(page);
      for (const { id } of [categories[1], ...categories]) {
        await page.goto(`${path}#${id}`);
        await expect(chapter(page, id)).toHaveAttribute('open');
        await expect(openChapters(page)).toHaveCount(1);
        await expect(heading(page, id)).toBeInViewport();
      }
    });

    test('the texts in drawings are messages, and large enough to read, on paper too', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await untilReady(page);
      const messages = drawnMessages(code);
      for (const { id, steps } of categories) {
        if (id !== categories[0].id) await heading(page, id).click();
        for (const step of steps) {
          const texts = await drawnTexts(picture(page, step));
          expect(texts.length, step).toBeGreaterThan(1);
          for (const { text, size } of texts) {
            expect(
              messages.some((pattern) => pattern.test(text)),
              `${step}: ${text}`,
            ).toBe(true);
            expect(size, `${step}: ${text}`).toBeGreaterThanOrEqual(12);
          }
        }
      }
      // In closed chapters, too.
      await heading(page, 'ai-mentor').click();
      await page.emulateMedia({ media: 'print' });
      for (const step of categories.flatMap(({ steps }) => steps)) {
        await expect(page.getByText(message(`steps.${step}.text`), { exact: true })).toBeVisible();
        await expect(picture(page, step)).toBeVisible();
      }
    });

    test('it passes axe with its chapters open, in both schemes', async ({ page }) => {
      await page.goto(path);
      await untilReady(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      for (const { id } of categories) await expect(chapter(page, id)).toHaveAttribute('open');
      expect(await axeViolations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, colourRules), 'dark').toEqual([]);
    });
  });
}

test.describe('in one language', () => {
  const { message, path, heading } = instructions('sv');

  test('each part of the drawn session links to its chapter, again after it was closed', async ({
    page,
  }) => {
    await page.goto(path);
    await untilReady(page);
    const parts = page.getByRole('navigation', { name: message('map.label') }).getByRole('link');
    await expect(parts).toHaveCount(5);
    for (const part of await parts.all()) {
      const id = (await part.getAttribute('href'))!.slice(1);
      await part.click();
      await expect(chapter(page, id)).toHaveAttribute('open');
      await expect(heading(page, id)).toBeInViewport();
      await heading(page, id).click();
      await expect(openChapters(page)).toHaveCount(0);
      await part.click();
      await expect(chapter(page, id)).toHaveAttribute('open');
    }
  });

  test('on a phone a pressed chapter keeps its position, though a long one above closes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await untilReady(page);
    const pressed = heading(page, categories[2].id);
    await pressed.scrollIntoViewIfNeeded();
    const { y } = (await pressed.boundingBox())!;
    await pressed.click();
    await expect(openChapters(page)).toHaveAttribute('id', categories[2].id);
    await expect.poll(async () => Math.abs((await pressed.boundingBox())!.y - y)).toBeLessThan(2);
  });

  test('the keyboard opens and closes a chapter', async ({ page }) => {
    await page.goto(path);
    await untilReady(page);
    const summary = chapter(page, 'swiping').locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(chapter(page, 'swiping')).toHaveAttribute('open');
    // Past the links on its screens.
    for (const link of await chapter(page, 'swiping').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(chapter(page, 'completing-a-session').locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chapter(page, 'completing-a-session')).toHaveAttribute('open');
    await expect(chapter(page, 'swiping')).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(openChapters(page)).toHaveCount(0);
  });
});

/** The messages of a language's drawings, as patterns: a value may be anything. */
function drawnMessages(language: string): RegExp[] {
  const file = new URL(`../../locales/${language}/user-instructions.json`, import.meta.url);
  const { parts, screens } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Messages>;
  return [parts!, screens!].flatMap(textsIn).map((text) => {
    const pieces = text
      .split(/\{\{.*?\}\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${pieces.join('.+')}$`, 'u');
  });
}

type Messages = string | { [key: string]: Messages };

function textsIn(messages: Messages): string[] {
  return typeof messages === 'string' ? [messages] : Object.values(messages).flatMap(textsIn);
}

/** @returns each text of a picture and its size in CSS pixels */
function drawnTexts(
  picture: ReturnType<Page['locator']>,
): Promise<{ text: string; size: number }[]> {
  return picture.evaluate((drawing) => {
    const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
    const texts: { text: string; size: number }[] = [];
    while (walker.nextNode()) {
      // i18next's post-processor adds word joiners.
      const text = walker.currentNode.textContent!.replaceAll('\u2060', '');
      const { fontSize } = getComputedStyle(walker.currentNode.parentElement!);
      texts.push({ text, size: Number.parseFloat(fontSize) });
    }
    return texts;
  });
}
