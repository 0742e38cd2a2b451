/** Exclusive details beside a picture: who does what, and the weeks of a month. */
import type { PageId } from '../../src/site/routes.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, messagesOf } from './support/messages.ts';

const cases: { id: PageId; parts: { group: string; text: string; picture: string }[] }[] = [
  {
    id: 'about',
    parts: ['hour', 'build', 'train', 'stay'].map((part) => ({
      group: part,
      text: `work.${part}.text`,
      picture: `work.${part}.stroke`,
    })),
  },
  {
    id: 'company-learning-programs',
    parts: [
      ['finished', 'complaint.better.reply'],
      ['personal', 'paces.veteran.ask'],
      ['own', 'parts.quiz.text'],
      ['visible', 'progress.certificate.text'],
    ].map(([group, picture]) => ({
      group: group!,
      text: `benefits.${group}.text`,
      picture: picture!,
    })),
  },
];

for (const { code } of languages) {
  for (const { id, parts } of cases) {
    const say = (key: string) => messagesOf(code, id)(id, key);
    const handle = (page: Page, part: string) => page.locator(`[data-part=${part}] > summary`);

    /** Expects only one part's text and picture to be visible. */
    const expectOpen = async (page: Page, open: string) => {
      for (const { group, text, picture } of parts) {
        const visible = { visible: group === open };
        const details = page.locator('[data-part]');
        await expect(details.getByText(say(text))).toBeVisible(visible);
        await expect(details.getByText(say(picture))).toBeVisible(visible);
      }
    };

    test(`${code} ${id}: each part opens by keyboard, is accessible and moves nothing`, async ({
      page,
    }) => {
      await page.goto(pagePath(id, code));
      await untilReady(page);
      await expectOpen(page, parts[0]!.group);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 720 });
        const height = () =>
          page.locator('div:has(> [data-part])').evaluate((list) => list.clientHeight);
        await handle(page, parts[0]!.group).focus();
        const before = await height();
        for (const [place, { group }] of parts.entries()) {
          await test.step(`${group}, ${width} px`, async () => {
            await expect(handle(page, group)).toBeFocused();
            if (place > 0 || width < 1280) await page.keyboard.press('Enter');
            await expectOpen(page, group);
            // One is always open.
            await page.keyboard.press('Enter');
            await expectOpen(page, group);
            // On a phone or a tablet weeks differ in height, but below the screen.
            if (id === 'about' || width > 640) expect(await height()).toBe(before);
            expect.soft(await axeViolations(page)).toEqual([]);
            expect.soft(await page.evaluate(textFaults)).toEqual([]);
            if (place < parts.length - 1) await page.keyboard.press('Tab');
          });
        }
      }
    });

    test(`${code} ${id}: the parts open without scripts`, async ({ unscripted: page }) => {
      await page.goto(pagePath(id, code));
      for (const { group } of parts.toReversed()) {
        await handle(page, group).click();
        await expectOpen(page, group);
      }
    });
  }
}

for (const { code } of languages) {
  for (const { id } of cases) {
    test(`${code} ${id}: an open part is on the first screen of a desktop`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pagePath(id, code));
      await untilReady(page);
      for (const part of await page.locator('[data-part]').all()) {
        if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
        await expect(part.locator(':scope > div')).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
}

test('the table shows who does a part, and counts its work', async ({ page }) => {
  await page.goto(pagePath('about', 'en'));
  await untilReady(page);
  const table = page.locator('figure:has([data-part]) > svg');
  /** How many of you and of us sit there, which things lie there, and which part's strokes show. */
  const seen = () =>
    table.evaluate((drawing) => {
      const isSeen = (element: Element) => getComputedStyle(element).opacity === '1';
      const at = (side: string) =>
        [...drawing.querySelectorAll(`:scope > g > [transform*="rotate(${side})"]`)].filter(
          ({ parentElement }) => isSeen(parentElement!),
        ).length;
      const counted = [...drawing.querySelectorAll(':scope > [transform] > g')].flatMap(
        (strokes, place) => (getComputedStyle(strokes).scale === '1 0' ? [] : [place]),
      );
      const things = [
        ...drawing.querySelectorAll(':scope > g:not([transform], :has(> [transform*="rotate("]))'),
      ].flatMap((thing, place) => (isSeen(thing) ? [place] : []));
      return { you: at('90'), we: at('-90'), things, counted };
    });
  const expected = {
    hour: [4, 2, []],
    build: [0, 2, [0]],
    train: [1, 0, []],
    stay: [1, 1, [1]],
  };
  const asked = page.getByText(messagesOf('en', 'about')('about', 'work.train.asked'));
  for (const [place, [part, [you, we, things]]] of Object.entries(expected).entries()) {
    if (place > 0) await page.locator(`[data-part=${part}] > summary`).press('Enter');
    await expect.poll(seen, part).toEqual({ you, we, things, counted: [place] });
    await expect(asked).toBeVisible({ visible: part === 'train' });
  }
});

for (const width of [1280, 390]) {
  test(`faq, ${width} px: an answer's drawing is small, and large once it is open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(pagePath('faq', 'en'));
    await untilReady(page);
    const rows = page.locator('main details');
    const heights = () =>
      rows.evaluateAll((all) =>
        all.map(
          (row) => row.querySelector('summary svg')!.parentElement!.parentElement!.clientHeight,
        ),
      );
    for (const open of [0, (await rows.count()) - 1]) {
      if (open > 0) await rows.nth(open).locator('summary').press('Enter');
      const large = (await heights())[open];
      expect(large).toBeGreaterThan(150);
      const small = (await heights()).filter((_, place) => place !== open);
      expect(Math.min(...small)).toBeGreaterThan(20);
      expect(Math.max(...small)).toBeLessThan(60);
    }
  });
}
