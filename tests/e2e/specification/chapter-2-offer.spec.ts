/** The specification's table of routes, row by row: what the offer is. */
import { completion } from '../../../src/content/facts.ts';
import { customers } from '../../../src/content/customers.ts';
import { pagePath } from '../../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { config } from '../support/words.ts';
import {
  band,
  expectCards,
  expectInOrder,
  expectLinks,
  fixed,
  inEveryLanguage,
  open,
  plain,
  readable,
  wordsIn,
} from './support.ts';

const { product } = config;

inEveryLanguage((code) => {
  const english = code === 'en';

  test("ch. 2: \"/ — Hero headline …; 'Learn more' button to /about; 'Chat with {product} AI …' button to /chat. Three 'Additional reasons to choose' cards …. Then the customer logo strip.\"", async ({
    page,
  }) => {
    const say = wordsIn(code, 'home');
    const main = await open(page, 'home', code);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, 'Half the Professional Learning Investment with Double ROI', () =>
        say('hero.title'),
      ),
    );
    const learnMore = fixed(code, 'Learn more', () => say('hero.learnMore'));
    await expectLinks(main, learnMore, 'about', code);
    const chat = fixed(code, `Chat with ${product} AI about ${product}`, () => say('hero.chat'));
    await expectLinks(main, chat, 'chat', code);

    const reasonsTitle = fixed(code, 'Additional reasons to choose', () => say('reasons.title'));
    const reasons = band(main, reasonsTitle);
    await expectCards(
      reasons.getByRole('article'),
      ['workshop', 'science', 'personalized-training'],
      code,
    );
    for (const link of await reasons.getByRole('link').all()) {
      expect(plain(await link.innerText())).toMatch(new RegExp(`^${plain(learnMore)}`));
    }

    const stripTitle = fixed(code, 'Trusted by leading organizations', () =>
      say('customers.title'),
    );
    await expectInOrder(main, [reasonsTitle, stripTitle]);
    const strip = band(main, stripTitle);
    for (const { name, url } of customers) {
      await expect(strip.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    }
  });

  test('ch. 2: "/about — Hero \'About {product}\'. Four cards with bullet lists and Learn More links: AI-Powered HIST Training (/science), Custom Training Programs (/workshop), …"', async ({
    page,
  }) => {
    const say = wordsIn(code, 'about');
    const main = await open(page, 'about', code);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, `About ${product}`, () => say('title')),
    );
    const cards = main.getByRole('article');
    await expectCards(
      cards,
      ['science', 'workshop', 'personalized-training', 'support-services'],
      code,
    );
    const titles = fixed(
      code,
      'AI-Powered HIST Training|Custom Training Programs|Team & Individual Focus|Implementation Support',
      () => ['training', 'programs', 'people', 'support'].map((id) => say(`${id}.title`)).join('|'),
    ).split('|');
    for (const [place, title] of titles.entries()) {
      const card = cards.nth(place);
      expect(await readable(card.getByRole('heading'))).toBe(plain(title));
      expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
      if (english) await expect(card.getByRole('link')).toHaveText(/^Learn more/i);
    }
  });

  test('ch. 2: "/services — Three service cards linking to /services/company-learning-programs, /services/sales-training-programs, /services/compliance-programs."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'services');
    const main = await open(page, 'services', code);
    const cards = main.getByRole('article');
    await expectCards(
      cards,
      ['company-learning-programs', 'sales-training-programs', 'compliance-programs'],
      code,
    );
    for (const [place, [id, price]] of [
      ['company', 500] as const,
      ['sales', 600] as const,
      ['compliance', 10] as const,
    ].entries()) {
      const text = await readable(cards.nth(place));
      for (const part of [say(`${id}.title`), say(`${id}.text`), say(`${id}.price`, { price })]) {
        expect(text).toContain(plain(part));
      }
    }
  });

  test('ch. 2: "/support-services — Four cards: setup, monitoring, optimization, customer success."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'support-services');
    const main = await open(page, 'support-services', code);
    const ids = ['setup', 'monitoring', 'optimization', 'success'];
    const titles = english
      ? ['Setup', 'Monitoring', 'Optimization', 'Customer success']
      : ids.map((id) => say(`items.${id}.title`));
    const cards = band(main, new RegExp(titles.join('|')));
    await expect(cards).toHaveCount(4);
    for (const [place, title] of titles.entries()) {
      const heading = cards.nth(place).getByRole('heading', { level: 2 });
      await expect(heading).toHaveText(title);
      await expectInOrder(cards.nth(place), [title, say(`items.${ids[place]}.text`, completion)]);
    }
  });

  test('ch. 2: "/workshop — One-hour workshop pitch; 4 how-it-works steps (schedule, share goals, we create program, launch and train); \'Book Workshop\' link to /contact."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'workshop');
    const main = await open(page, 'workshop', code);
    await expectInOrder(main, [fixed(code, 'one-hour workshop', () => say('opening.lead'))]);
    const steps = band(main, say('path.title')).getByRole('list').getByRole('listitem');
    await expect(steps).toHaveCount(4);
    const words = english
      ? [/schedule/i, /share.*goals/i, /we create.*program/i, /launch.*train/i]
      : ['schedule', 'share', 'create', 'launch'].map((id) => say(`${id}.title`));
    for (const [place, name] of words.entries()) {
      await expect(steps.nth(place).getByRole('heading', { name })).toBeVisible();
    }
    await expectLinks(
      main,
      fixed(code, 'Book Workshop', () => say('closing.action')),
      'contact',
      code,
    );
  });

  test('ch. 2: "/science — HIST explained with three pillars (short and focused, active learning, AI personalization); three stats (2X completion …, 85% retention …, 3x faster …); list of cognitive principles."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'science');
    const main = await open(page, 'science', code);
    await expectInOrder(main, ['HIST', say('essay.title'), say('pillars.title')]);
    const pillars = band(main, say('pillars.title'));
    await expect(pillars.getByRole('heading', { level: 3 })).toHaveText(
      english
        ? ['Short and focused', 'Active learning', 'AI personalization']
        : ['focused', 'active', 'personal'].map((id) => say(`${id}.title`)),
    );
    const stats = band(main, say('results.title')).getByRole('listitem');
    await expect(stats).toHaveCount(3);
    const claims = english
      ? [
          /2x completion.*15% industry average/i,
          /85% retention after 30 days/i,
          /3x faster skill acquisition/i,
        ]
      : [/\b2.*\b15\D/, /85%.*\b30\D/, /\b3/];
    for (const [place, claim] of claims.entries()) {
      expect(await readable(stats.nth(place).getByRole('heading'))).toMatch(claim);
    }
    expect(await main.getByRole('term').count()).toBeGreaterThanOrEqual(4);
  });

  test('ch. 2: "/personalized-training — Five benefits and a 5-step process: startup workshop of 1.5 hours, AI program building, team access via app invitation with no install, easy tracking, certification …. Buttons to /contact and /workshop."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'personalized-training');
    const main = await open(page, 'personalized-training', code);
    const items = (title: string) => band(main, say(title)).getByRole('listitem');
    await expect(items('benefits.title')).toHaveCount(5);
    await expect(items('process.title')).toHaveCount(5);
    const words = english
      ? [
          /startup workshop.*1\.5 hours/i,
          /AI program.*building/i,
          /team access.*invit.*app.*nothing to install/i,
          /easy tracking/i,
          /certificat.*each chapter or at the end of the programme/i,
        ]
      : ['workshop', 'build', 'access', 'tracking', 'certification'].map((id) =>
          plain(say(`process.${id}.text`)),
        );
    for (const [place, text] of words.entries()) {
      expect(await readable(items('process.title').nth(place))).toMatch(text);
    }
    expect(await readable(items('process.title').first())).toMatch(/1[.,]5/);
    await expectLinks(main, say('closing.action'), 'contact', code);
    await expectLinks(main, say('workshop'), 'workshop', code);
    await expect(main.locator(`a[href="${pagePath('workshop', code)}"]`)).not.toHaveCount(0);
  });
});
