/** The specification's table of routes (chapter 2), row by row: what the offer is. */
import { describe, expect, test } from 'vitest';
import { customers } from '../../src/content/customers.ts';
import { pagePath } from '../../src/site/paths.ts';
import { config, languages, say } from './builtPages.ts';
import { headings, inOrder, oneEach, pageIn, plain, read, strokesIn, targets } from './pageText.ts';

const { product } = config;

describe.each(languages)('in $code', ({ code }) => {
  const english = code === 'en';
  /** English as the specification fixes it; in other languages what the locale file says. */
  const fixed = (text: string, other: string) => (english ? text : other);

  test("ch. 2: “/ | Hero headline 'Half the Professional Learning Investment with Double ROI'; 'Learn more' button to /about; 'Chat with {product} AI about {product}' button to /chat. Three 'Additional reasons to choose' cards with 'Learn more' links to /workshop, /science and /personalized-training. Then the customer logo strip.”", () => {
    const { main, message, text, within, linked } = pageIn(code, 'home');
    expect(read(main.querySelector('h1')!)).toBe(
      fixed('Half the Professional Learning Investment with Double ROI', message('hero.title')),
    );
    // The label starts with the visible text; the rest is for screen readers.
    const learnMore = fixed('Learn more', message('reasons.workshop.link').split(' ')[0]!);
    expect(message('hero.learnMore').startsWith(learnMore)).toBe(true);
    expect(linked(message('hero.learnMore'))).toEqual([pagePath('about', code)]);
    const chat = fixed(`Chat with ${product} AI about ${product}`, message('hero.chat'));
    expect(linked(chat)).toEqual([pagePath('chat', code)]);

    const reasonsTitle = fixed('Additional reasons to choose', message('reasons.title'));
    const cards = within(reasonsTitle, 'article');
    expect(targets(cards)).toEqual(oneEach(['workshop', 'science', 'personalized-training'], code));
    for (const card of cards) {
      expect(headings(card)).not.toEqual([]);
      expect(read(card.querySelector('a')!).startsWith(learnMore)).toBe(true);
    }
    expect(linked(message('closing.action'))).toEqual([pagePath('workshop', code)]);
    const stripTitle = fixed('Trusted by leading organizations', message('customers.title'));
    expect(text).toMatch(inOrder([reasonsTitle, stripTitle]));
  });

  test("ch. 1: “A customer-logo strip labelled 'Trusted by leading organizations' scrolls continuously and repeats five customer logos, each linking out to that customer's own site.” ch. 9: “Number of customer logos: 5.”", () => {
    const { message, items } = pageIn(code, 'home');
    const logos = items(fixed('Trusted by leading organizations', message('customers.title')));
    const shown = logos.filter((logo) => !logo.closest('[aria-hidden=true]'));
    const named = shown.map((logo) => [
      logo.querySelector('[role=img]')!.getAttribute('aria-label'),
      logo.querySelector('a')!.getAttribute('href'),
    ]);
    expect(named).toHaveLength(5);
    expect(named).toEqual(customers.map(({ name, url }) => [name, url]));
    // It repeats them, each as often as the others, out of the way of keyboards.
    const repeated = logos.filter((logo) => !shown.includes(logo));
    expect(repeated.length).toBeGreaterThan(0);
    for (const { url } of customers) {
      const copies = repeated.filter(
        (logo) => logo.querySelector('a')!.getAttribute('href') === url,
      );
      expect(copies).toHaveLength(repeated.length / 5);
      for (const copy of copies) expect(copy.querySelector('a[tabindex="-1"]')).not.toBeNull();
    }
  });

  test("ch. 2: “/about | Hero 'About {product}'. Four cards with bullet lists and Learn More links: AI-Powered HIST Training (/science), Custom Training Programs (/workshop), Team & Individual Focus (/personalized-training), Implementation Support (/support-services).”", () => {
    const { main, message } = pageIn(code, 'about');
    expect(read(main.querySelector('h1')!)).toBe(fixed(`About ${product}`, message('title')));
    const cards = main.querySelectorAll('article');
    const ids = ['science', 'workshop', 'personalized-training', 'support-services'] as const;
    expect(targets(cards)).toEqual(oneEach(ids, code));
    expect(cards.map((card) => headings(card)[0])).toEqual(
      english
        ? [
            'AI-Powered HIST Training',
            'Custom Training Programs',
            'Team & Individual Focus',
            'Implementation Support',
          ]
        : ['training', 'programs', 'people', 'support'].map((id) => message(`${id}.title`)),
    );
    for (const card of cards) {
      expect(card.querySelectorAll('li').length).toBeGreaterThanOrEqual(2);
      expect(read(card.querySelector('a')!)).toMatch(english ? /^Learn more/i : /\S/);
    }
    // Five people a stroke: who finishes in the industry, and who does, who may and who does not with us.
    expect(strokesIn(main, '#claim svg')).toEqual([
      [3, 17],
      [8, 2, 10],
    ]);
  });

  test('ch. 2: “/services | Three service cards linking to /services/company-learning-programs, /services/sales-training-programs, /services/compliance-programs.”', () => {
    const { main, message } = pageIn(code, 'services');
    const cards = main.querySelectorAll('article');
    const ids = [
      'company-learning-programs',
      'sales-training-programs',
      'compliance-programs',
    ] as const;
    expect(targets(cards)).toEqual(oneEach(ids, code));
    for (const [index, id] of ['company', 'sales', 'compliance'].entries()) {
      const text = read(cards[index]!);
      for (const part of [message(`${id}.title`), message(`${id}.text`), message(`${id}.price`)]) {
        expect(text).toContain(part);
      }
    }
    // Of 150 people, 500 EUR a stroke, the last of 15,600 EUR a part of one.
    expect(strokesIn(main, '#examples dd svg')).toEqual([[32], [18], [3]]);
    // An hour's minutes, one week's days and another's, ninety minutes and ten, and five more.
    expect(strokesIn(main, '#common svg')).toEqual([[60], [5, 5], [100, 5]]);
  });

  test('ch. 2: “/support-services | Four cards: setup, monitoring, optimization, customer success.”', () => {
    const { main, message } = pageIn(code, 'support-services');
    const ids = ['setup', 'monitoring', 'optimization', 'success'];
    const titles = english
      ? ['Setup', 'Monitoring', 'Optimization', 'Customer success']
      : ids.map((id) => message(`items.${id}.title`));
    const cards = main
      .querySelectorAll('section')
      .filter((section) => section.querySelectorAll('h2').some((h2) => titles.includes(read(h2))));
    expect(cards.map((card) => read(card.querySelector('h2')!))).toEqual(titles);
    for (const [index, card] of cards.entries()) {
      expect(read(card)).toMatch(inOrder([titles[index]!, message(`items.${ids[index]}.text`)]));
    }
  });

  test("ch. 2: “/workshop | One-hour workshop pitch; 4 how-it-works steps (schedule, share goals, we create program, launch and train); 'Book Workshop' link to /contact.”", () => {
    const { message, text, items, linked } = pageIn(code, 'workshop');
    expect(text.toLowerCase()).toContain(
      fixed('one-hour workshop', message('opening.lead').toLowerCase()),
    );
    const steps = items(message('path.title'));
    const titles = english
      ? [/schedule/i, /share.*goals/i, /we create.*program/i, /launch.*train/i]
      : ['schedule', 'share', 'create', 'launch'].map((id) => inOrder([message(`${id}.title`)]));
    expect(steps).toHaveLength(4);
    for (const [index, title] of titles.entries()) {
      expect(headings(steps[index]!).join()).toMatch(title);
    }
    expect(linked(fixed('Book Workshop', message('closing.action')))).toEqual([
      pagePath('contact', code),
    ]);
  });

  test('ch. 2: “/science | HIST explained with three pillars (short and focused, active learning, AI personalization); three stats (2X completion vs 15% industry average, 85% retention after 30 days, 3x faster skill acquisition); list of cognitive principles.”', () => {
    const { main, message, text, within, items } = pageIn(code, 'science');
    expect(text).toMatch(inOrder(['HIST', message('essay.title'), message('pillars.title')]));
    const pillars = within(message('pillars.title'), 'h3');
    expect(pillars.map(read)).toEqual(
      english
        ? ['Short and focused', 'Active learning', 'AI personalization']
        : ['focused', 'active', 'personal'].map((id) => message(`${id}.title`)),
    );
    const stats = items(message('results.title'));
    const claims = english
      ? [
          /2x completion.*15% industry average/i,
          /85% retention after 30 days/i,
          /3x faster skill acquisition/i,
        ]
      : [/\b2.*\b15\D/, /85%.*\b30\D/, /\b3/];
    expect(stats).toHaveLength(3);
    for (const [index, claim] of claims.entries()) {
      expect(headings(stats[index]!).join()).toMatch(claim);
    }
    expect(main.querySelectorAll('dt').length).toBeGreaterThanOrEqual(4);
  });

  test('ch. 2: “/personalized-training | Five benefits and a 5-step process: startup workshop of 1.5 hours, AI program building, team access via app invitation with no install, easy tracking, certification per chapter or at programme end. Buttons to /contact and /workshop.”', () => {
    const { message, items, linked } = pageIn(code, 'personalized-training');
    expect(items(message('benefits.title'))).toHaveLength(5);
    const steps = items(message('process.title')).map(read);
    const texts = english
      ? [
          /startup workshop.*1\.5 hours/i,
          /AI program.*building/i,
          /team access.*invit.*app.*nothing to install/i,
          /easy tracking/i,
          /certificat.*each chapter or at the end of the programme/i,
        ]
      : ['workshop', 'build', 'access', 'tracking', 'certification'].map((id) =>
          inOrder([message(`process.${id}.text`)]),
        );
    expect(steps).toHaveLength(5);
    for (const [index, text] of texts.entries()) expect(steps[index]).toMatch(text);
    expect(steps[0]).toMatch(/1[.,]5/);
    expect(linked(message('closing.action'))).toEqual([pagePath('contact', code)]);
    expect(linked(message('workshop'))).toEqual([pagePath('workshop', code)]);
  });

  test('ch. 4: “Session flow: video and article are switchable; swiping forward goes to the mentor exercise, then quiz intro, then quiz, then results, then review / retake / end; end returns to the module overview.”', () => {
    const { main } = pageIn(code, 'user-instructions');
    const message = (step: string) => plain(say(code)('user-instructions', `steps.${step}.text`));
    const flow = [
      ['video-to-article', ['Article', 'Video'], ['video', 'article']],
      [
        'swiping',
        ['mentor exercise', 'quiz intro', 'quiz begins', 'results'],
        ['exercise', 'quizIntro', 'results'],
      ],
      ['completing-a-session', ['Review', 'Retake', 'End', 'module overview'], ['quiz', 'outcome']],
    ] as const;
    for (const [id, inEnglish, steps] of flow) {
      const text = read(main.querySelector(`details#${id}`)!);
      expect(text).toMatch(inOrder(steps.map(message)));
      expect(text).toMatch(inOrder(english ? inEnglish : []));
    }
  });

  test('ch. 2: “/cookie-policy | Static text: essential, analytics and functional cookies, browser instructions, third-party cookies, contact link.”', () => {
    const { main, message, text } = pageIn(code, 'cookie-policy');
    const names = english
      ? [
          /essential cookies/i,
          /analytics cookies/i,
          /functional cookies/i,
          /third-party/i,
          /browser/i,
        ]
      : ['essential', 'analytics', 'functional', 'thirdParties', 'browser'].map((kind) =>
          inOrder([message(`${kind}.title`)]),
        );
    for (const name of names) expect(headings(main).some((title) => name.test(title))).toBe(true);
    expect(text).toMatch(inOrder(['Chrome', 'Firefox', 'Safari']));
    expect(main.querySelector(`a[href="${pagePath('contact', code)}"]`)).not.toBeNull();
  });
});
