/** The figures that the pages state, line by line of the specification's chapter 9. */
import { describe, expect, test } from 'vitest';
import { sessionMinutes, sessionParts } from '../../src/content/session.ts';
import { articles } from '../../src/site/articles.ts';
import type { PageId } from '../../src/site/routes.ts';
import { languages, say } from './builtPages.ts';
import { pageIn, read } from './pageText.ts';

describe.each(languages)('in $code', ({ code }) => {
  const english = code === 'en';

  /** Expects a page to say these, in any order; the English in English alone. */
  function expectSaid(id: PageId, figures: readonly RegExp[], inEnglish: readonly RegExp[] = []) {
    const { text } = pageIn(code, id);
    for (const figure of [...figures, ...(english ? inEnglish : [])]) expect(text).toMatch(figure);
  }

  /** @returns what an answer of the FAQ says */
  const answerOf = (question: string) =>
    read(pageIn(code, 'faq').main.querySelector(`details#${question}`)!);

  test('ch. 9: “Response promise: within 24 hours.”', () => {
    expectSaid('contact', [/\b24\b/], [/within 24 hours/]);
    expect(say(code)('contact-form', 'toast.sent')).toContain('24');
  });

  test('ch. 9: “Workshop: one hour; the personalization page states a 1.5-hour startup workshop (both readings appear).”', () => {
    const { text, message } = pageIn(code, 'workshop');
    expect(text).toContain(message('opening.lead'));
    expectSaid('workshop', [], [/one-hour workshop/i]);
    expectSaid('personalized-training', [/\b1[.,]5\b/], [/startup workshop of 1\.5 hours/i]);
  });

  test('ch. 9: “Programme ready within 1-2 weeks after briefing (FAQ).”', () => {
    expect(answerOf('ready')).toMatch(english ? /within 1-2 weeks after the briefing/i : /1-2/);
  });

  test('ch. 9: “Session length: 10-15 minutes (FAQ); 5-15 minutes (blog).”', () => {
    expect(answerOf('session')).toMatch(english ? /10-15 minutes/ : /10-15/);
    const texts = articles.map(({ id }) => pageIn(code, id).text);
    expect(texts.join(' ')).toMatch(english ? /\b5-15 minutes/ : /\b5-15\b/);
  });

  test('the FAQ names the parts of the session it draws, and how long they are', () => {
    const { main, message } = pageIn(code, 'faq');
    expect(main.querySelectorAll('#session figure li').map(read)).toEqual(
      sessionParts.map((part) => {
        const minutes = message('minutes_other', { count: sessionMinutes[part] });
        return `${message(`parts.${part}`)} ${minutes}`;
      }),
    );
  });

  test('ch. 9: “Completion 40-50% vs 15% industry average; 40% higher completion (also stated); 2X completion; 85% retention after 30 days; 3x faster skill acquisition.”', () => {
    expectSaid(
      'home',
      [/40-50%/, /15%/, /85%/, /\b3/, /\b30\b/],
      [/industry average/i, /3x\s*faster skill acquisition/i],
    );
    expectSaid('about', [/(?<![-\d])40%/], [/40% higher completion/i]);
    expectSaid(
      'science',
      [/\b2/, /15%/, /85%/, /\b3/],
      [/2x completion/i, /85% retention after 30 days/i, /3x faster skill acquisition/i],
    );
  });

  test('ch. 9: “Prices: company programmes from 500 EUR / month; sales training under 600 EUR / user; compliance from 10 EUR / user.”', () => {
    const prices = [/\b500\b/, /\b600\b/, /\b10\b/];
    expectSaid('services', prices, [
      /from 500 EUR \/ month/i,
      /(less than|under) 600 EUR \/ user/i,
      /from 10 EUR \/ user/i,
    ]);
    for (const price of prices) expect(answerOf('price')).toMatch(price);
  });

  test('ch. 9: “Compliance cost claims: 20M+ EUR fines, 500K+ EUR legal costs. Sales claims: 25%+ close rate, 18% shorter cycles, 35% higher deal value.”', () => {
    expectSaid(
      'compliance-programs',
      [/\b20\D{1,15}EUR/i, /\b500\D{0,3}(000)?\D{0,3}EUR/i],
      [/20M\+ EUR fines/, /500K\+ EUR legal costs/],
    );
    expectSaid(
      'sales-training-programs',
      [/25%/, /18%/, /35%/],
      [/25%\+ close rate/i, /18% shorter (sales )?cycles/i, /35% higher deal value/i],
    );
  });
});
