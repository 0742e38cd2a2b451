/** The replies in the drawn app on three pages, each with its result. */
import type { PageId } from '../../src/site/routes.ts';
import { breachHours } from '../../src/content/breach.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';
import { languages, messagesOf } from './support/messages.ts';

const cases: {
  id: PageId;
  question: string;
  /** Whether they stand at the head of the page. */
  isAtHead?: boolean;
  replies: { id: string; left?: number }[];
}[] = [
  {
    id: 'company-learning-programs',
    question: 'complaint',
    replies: [{ id: 'first' }, { id: 'better' }],
  },
  {
    id: 'sales-training-programs',
    question: 'conversation',
    isAtHead: true,
    replies: [{ id: 'promise' }, { id: 'ask' }],
  },
  {
    id: 'compliance-programs',
    question: 'dilemma',
    isAtHead: true,
    replies: [
      { id: 'wait', left: 8 },
      { id: 'ask', left: 0 },
      { id: 'tell', left: 72 },
    ],
  },
];

for (const { code } of languages) {
  for (const { id, question, isAtHead, replies } of cases) {
    const say = (key: string, values?: Record<string, unknown>) =>
      messagesOf(code, id)(id, `${question}.${key}`, values);
    const group = (page: Page) => page.getByRole('group', { name: say('question'), exact: true });
    const reply = (page: Page, place: number) =>
      group(page).locator('summary', { hasText: say(`${replies[place]!.id}.reply`) });

    /** Expects what follows on one reply to be seen and on no other, and its hours to be spent. */
    const expectOpen = async (page: Page, open: number) => {
      await expect(group(page).locator('[open]')).toHaveCount(1);
      for (const [place, { id: name, left }] of replies.entries()) {
        const visible = { visible: place === open };
        await expect(group(page).getByText(say(`${name}.remark`))).toBeVisible(visible);
        if (left !== undefined) {
          await expect(group(page).getByText(say('left', { left }))).toBeVisible(visible);
        }
      }
      if (replies[0]!.left !== undefined) {
        const spent = page
          .locator('figure', { hasText: say('from') })
          .locator('svg')
          .last();
        await expect
          .poll(async () => (await spent.evaluate(spentPart)) * (await spent.evaluate(strokesIn)))
          .toBeCloseTo(breachHours - replies[open]!.left!);
      }
    };

    test(`${code} ${id}: every reply works by keyboard; its result is accessible, not cut, and moves nothing`, async ({
      page,
    }) => {
      await page.goto(pagePath(id, code));
      await untilReady(page);
      await expectOpen(page, 0);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 720 });
        const places = () =>
          page.evaluate(() =>
            Array.from(
              document.querySelectorAll('main section, main summary, main dl'),
              (element) => element.getBoundingClientRect().toJSON(),
            ),
          );
        await reply(page, 0).scrollIntoViewIfNeeded();
        await reply(page, 0).focus();
        const before = await places();
        for (const [place] of replies.entries()) {
          await test.step(`${replies[place]!.id}, ${width} px`, async () => {
            await expect(reply(page, place)).toBeFocused();
            // The first stands open as the page comes.
            if (place > 0 || width < 1280) await page.keyboard.press('Enter');
            await expectOpen(page, place);
            expect(await places()).toEqual(before);
            expect.soft(await axeViolations(page)).toEqual([]);
            expect.soft(await page.evaluate(textFaults)).toEqual([]);
            if (place < replies.length - 1) await page.keyboard.press('Tab');
          });
        }
        // One is always open.
        await page.keyboard.press('Space');
        await expectOpen(page, replies.length - 1);
      }
    });

    test(`${code} ${id}: the replies answer without scripts${isAtHead ? ', and fit the first screen with name, price and button' : ''}`, async ({
      unscripted: page,
    }) => {
      await page.goto(pagePath(id, code));
      await expectOpen(page, 0);
      const sizes = [
        { width: 1440, height: 900 },
        { width: 1280, height: 720 },
      ];
      for (const size of isAtHead ? sizes : []) {
        await page.setViewportSize(size);
        const workshop = page.getByRole('main').getByRole('link', {
          name: messagesOf(code, id)(id, 'head.action'),
        });
        const price = page.locator('h1 + p');
        for (const part of [page.locator('h1'), price, workshop, reply(page, replies.length - 1)]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
      for (const place of [...replies.keys()].reverse()) {
        await reply(page, place).click();
        await expectOpen(page, place);
      }
    });
  }
}

/** @returns how much of a drawing's width is seen, from its start; nothing while it has no height */
function spentPart(drawing: Element): number {
  const { transform, clipPath } = getComputedStyle(drawing);
  if (transform !== 'none') return new DOMMatrix(transform).d;
  const cut = /^inset\(\S+ (?<end>.+?%)/.exec(clipPath)?.groups?.['end'];
  return cut ? 1 - parseFloat(cut) / 100 : 1;
}

/** @returns how many strokes a drawing has */
function strokesIn(drawing: Element): number {
  const paths = [...drawing.querySelectorAll('path')];
  return paths.reduce((sum, path) => sum + path.getAttribute('d')!.split('m').length - 1, 0);
}
