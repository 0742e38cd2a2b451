/** The specification's chapter 9, row by row: figures that the pages state. */
import { articles } from '../../../src/site/articles.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { expect, type Page, test } from '../support/test.ts';
import { inEveryLanguage, open, plain, readable, wordsIn } from './support.ts';

inEveryLanguage((code) => {
  const english = code === 'en';

  /** Expects a page to say these, in any order; the English in English alone. */
  async function expectSaid(
    page: Page,
    id: PageId,
    figures: readonly (string | RegExp)[],
    inEnglish: readonly RegExp[] = [],
  ) {
    const main = await open(page, id, code);
    const text = await readable(main);
    for (const figure of figures) {
      if (typeof figure === 'string') expect(text).toContain(figure);
      else expect(text).toMatch(figure);
    }
    if (english) for (const words of inEnglish) expect(text).toMatch(words);
  }

  /** @returns what an answer of the FAQ says */
  async function answerOf(page: Page, question: string): Promise<string> {
    const main = await open(page, 'faq', code);
    const item = main.locator(`details#${question}`);
    await item.locator('summary').click();
    return readable(item);
  }

  test('ch. 9: "Response promise: within 24 hours."', async ({ page }) => {
    await expectSaid(page, 'contact', [/\b24\b/], [/within 24 hours/]);
    const say = wordsIn(code, 'contact');
    expect(say('contact-form:toast.sent')).toContain('24');
  });

  test('ch. 9: "Workshop: one hour; the personalization page states a 1.5-hour startup workshop (both readings appear)."', async ({
    page,
  }) => {
    const lead = plain(wordsIn(code, 'workshop')('opening.lead'));
    await expectSaid(page, 'workshop', [lead], [/one-hour workshop/i]);
    await expectSaid(
      page,
      'personalized-training',
      [/\b1[.,]5\b/],
      [/startup workshop of 1\.5 hours/i],
    );
  });

  test('ch. 9: "Programme ready within 1-2 weeks after briefing (FAQ)."', async ({ page }) => {
    const answer = await answerOf(page, 'ready');
    expect(answer).toContain('1-2');
    if (english) expect(answer).toMatch(/within 1-2 weeks after the briefing/i);
  });

  test('ch. 9: "Session length: 10-15 minutes (FAQ); 5-15 minutes (blog)."', async ({ page }) => {
    expect(await answerOf(page, 'session')).toMatch(english ? /10-15 minutes/ : /10-15/);
    const texts: string[] = [];
    for (const { id } of articles) texts.push(await readable(await open(page, id, code)));
    expect(texts.join(' ')).toMatch(english ? /\b5-15 minutes/ : /\b5-15\b/);
  });

  test('ch. 9: "Completion 40-50% vs 15% industry average; 40% higher completion (also stated); 2X completion; 85% retention after 30 days; 3x faster skill acquisition."', async ({
    page,
  }) => {
    await expectSaid(
      page,
      'home',
      ['40-50%', '15%', '85%', /\b3/, /\b30\b/],
      [/industry average/i, /3x faster skill acquisition/i],
    );
    await expectSaid(page, 'about', [/(?<![-\d])40%/], [/40% higher completion/i]);
    await expectSaid(
      page,
      'science',
      [/\b2/, '15%', '85%', /\b3/],
      [/2x completion/i, /85% retention after 30 days/i, /3x faster skill acquisition/i],
    );
  });

  test('ch. 9: "Prices: company programmes from 500 EUR / month; sales training under 600 EUR / user; compliance from 10 EUR / user."', async ({
    page,
  }) => {
    const prices = [/\b500\b/, /\b600\b/, /\b10\b/];
    await expectSaid(page, 'services', prices, [
      /from 500 EUR \/ month/i,
      /(less than|under) 600 EUR \/ user/i,
      /from 10 EUR \/ user/i,
    ]);
    const answer = await answerOf(page, 'price');
    for (const price of prices) expect(answer).toMatch(price);
  });

  test('ch. 9: "Compliance cost claims: 20M+ EUR fines, 500K+ EUR legal costs. Sales claims: 25%+ close rate, 18% shorter cycles, 35% higher deal value."', async ({
    page,
  }) => {
    await expectSaid(
      page,
      'compliance-programs',
      [/\b20\D{1,15}EUR/, /\b500\D{0,3}(000)?\D{0,3}EUR/],
      [/20M\+ EUR fines/, /500K\+ EUR legal costs/],
    );
    await expectSaid(
      page,
      'sales-training-programs',
      ['25%+', '18%', '35%'],
      [/25%\+ close rate/i, /18% shorter (sales )?cycles/i, /35% higher deal value/i],
    );
  });
});
