/** The specification's table of routes, row by row: where one reads, asks and is helped. */
import { author } from '../../../src/site/blog.ts';
import { pagePath } from '../../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { config } from '../support/words.ts';
import {
  expectAccordion,
  expectInOrder,
  expectLinks,
  fixed,
  inEveryLanguage,
  open,
  plain,
  readable,
  wordsIn,
} from './support.ts';

inEveryLanguage((code) => {
  const english = code === 'en';

  test('ch. 2: "/contact — Two-column page: intro and a form (first name, last name, email, company optional, message). Shows the contact address {email} and the text \'We typically respond within 24 hours\'."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'contact');
    const main = await open(page, 'contact', code);
    const form = main.locator('form');
    const fields = form.getByRole('textbox');
    await expect(fields).toHaveCount(5);
    for (const [place, id] of ['firstName', 'lastName', 'email', 'company', 'message'].entries()) {
      const label = say(`contact-form:fields.${id}`);
      await expect(fields.nth(place)).toHaveAccessibleName(new RegExp(`^${escape(label)}`));
    }
    await expect(
      main.getByRole('link', { name: config.email, exact: true }).first(),
    ).toHaveAttribute('href', `mailto:${config.email}`);
    await expectInOrder(main, [
      fixed(code, 'We typically respond within 24 hours', () => say('promise')),
    ]);
    const [intro, column] = [
      await main.getByText(say('lead')).boundingBox(),
      await form.boundingBox(),
    ];
    expect(intro!.x + intro!.width).toBeLessThanOrEqual(column!.x);
    expect(intro!.y).toBeLessThan(column!.y + column!.height);
    expect(column!.y).toBeLessThan(intro!.y + intro!.height);
  });

  test('ch. 2: "/blog — Two articles by a named author: change fatigue (dated 2025-08-22, 8 min read) and AI agents in the workplace (dated 2025-08-21, 10 min read). Sets the page title and meta description."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'blog');
    const main = await open(page, 'blog', code);
    const entries = main.getByRole('article');
    for (const { id, date, minutes } of [
      { id: 'change-fatigue', date: '2025-08-22', minutes: 8 } as const,
      { id: 'ai-agents-in-the-workplace', date: '2025-08-21', minutes: 10 } as const,
    ]) {
      const address = `a[href="${pagePath(id, code)}"]`;
      const entry = entries.filter({ has: page.locator(address) });
      await expect(entry).toHaveCount(1);
      await expect(entry.locator('time')).toHaveAttribute('datetime', date);
      const text = await readable(entry);
      expect(text).toContain(author);
      expect(text).toContain(plain(say(`${id}:title`)));
      expect(text).toMatch(new RegExp(english ? `\\b${minutes} min read` : `\\b${minutes}\\b`));
      const day = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
      expect(text).toContain(plain(day.format(new Date(date))));
    }
    await expect(page).toHaveTitle(say('common:documentTitle', { title: say('meta.title') }));
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(plain(description!)).toBe(plain(say('meta.description')));
  });

  test('ch. 2: "/faq — 10 questions in an accordion, one open at a time, collapsible. \'Get in Touch\' link to /contact."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'faq');
    const main = await open(page, 'faq', code);
    await expectAccordion(main.locator('details'), 10);
    await expectLinks(
      main,
      fixed(code, 'Get in Touch', () => say('closing.action')),
      'contact',
      code,
    );
  });

  test('ch. 2: "/chat — Full-screen public AI chat: greeting, message list, typing indicator, input, send button, close link to /."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'chat');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/functions/v1/chat-with-ai', async (route) => {
      await released;
      await route.fulfill({ json: { response: 'The answer' } });
    });
    const main = await open(page, 'chat', code);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const box = (await main.boundingBox())!;
    const screen = page.viewportSize()!;
    expect(box.width).toBe(screen.width);
    expect(Math.round(box.y + box.height)).toBe(screen.height);
    const log = main.getByRole('log');
    await expect(log).toContainText(say('greeting'));
    await main.getByRole('textbox').fill('A question');
    await main.getByRole('button', { name: say('field.send'), exact: true }).click();
    await expect(log).toContainText('A question');
    await expect(log).toContainText(say('typing'));
    release();
    await expect(log).toContainText('The answer');
    await expect(log).not.toContainText(say('typing'));
    await expectLinks(page.getByRole('banner'), say('close'), 'home', code);
  });

  test('ch. 2: "/podcast — Embedded episode player from an external audio player; link to /contact."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'podcast');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const main = await open(page, 'podcast', code);
    // By default the site's own sample episode stands in the external player's place.
    const play = main.getByRole('button', { name: say('podcast-player:play'), exact: true });
    const position = main.getByRole('slider');
    await expect(position).toHaveValue('0');
    expect(requested.filter((path) => path.endsWith('.mp3'))).toEqual([]);
    await play.click();
    await expect
      .poll(async () => Number(await position.inputValue()), { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(requested.some((path) => path.endsWith('.mp3'))).toBe(true);
    await main.getByRole('button', { name: say('podcast-player:pause'), exact: true }).click();
    await expect(main.locator(`a[href="${pagePath('contact', code)}"]`)).toBeVisible();
  });

  test('ch. 2: "/user-instructions — Accordion of 6 categories: getting started, starting a session, video to article, navigating parts by swiping, completing a session (…), using the AI mentor. A \'Contact Support\' button …"', async ({
    page,
  }) => {
    const say = wordsIn(code, 'user-instructions');
    const main = await open(page, 'user-instructions', code);
    const categories = main.locator('details');
    await expectAccordion(categories, 6);
    const ids = [
      'getting-started',
      'starting-a-session',
      'video-to-article',
      'swiping',
      'completing-a-session',
      'ai-mentor',
    ];
    const names = english
      ? [
          'Getting started',
          'Starting a session',
          'Video to article',
          'Navigating parts by swiping',
          'Completing a session',
          'Using the AI mentor',
        ]
      : ids.map((id) => say(`categories.${id}.title`));
    for (const [place, name] of names.entries()) {
      await expect(categories.nth(place).getByRole('heading', { name })).toBeVisible();
    }
    const completing = categories.nth(4);
    await completing.locator('summary').click();
    await expectInOrder(
      completing,
      english ? ['review', 'retake', 'end'] : [say('steps.outcome.text')],
    );
    const support = fixed(code, 'Contact Support', () => say('closing.action'));
    await main.getByRole('button', { name: support, exact: true }).click();
    await expect(page.getByRole('dialog', { name: say('live-chat:title') })).toBeVisible();
  });
});

/** @returns a text as a part of a pattern that stands for itself */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
