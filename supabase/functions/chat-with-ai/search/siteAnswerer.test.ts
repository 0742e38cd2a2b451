// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AnswerWords, SitePage, SiteText } from '../../_shared/siteText.ts';
import { createSiteAnswerer } from './siteAnswerer.ts';

const words: AnswerWords = {
  greeting: 'Hello, ask away.',
  thanks: 'You are welcome.',
  source: 'Read more: {{page}}',
  declined: 'I do not know: {{contact}}.',
  greetingWords: 'hello, hi, good morning',
  thanksWords: 'thanks, thank',
  smallWords: 'a, and, do, does, for, how, is, it, of, take, the, there, what, you',
  synonyms: 'pric, cost, fee, fees; long, minute',
};

const pages: SitePage[] = [
  {
    path: '/services/sales',
    title: 'Sales [training]',
    sections: [
      { headings: [], text: ['A cost of less than 600 EUR / user'] },
      { headings: ['Components'], text: ['- Negotiation', '- Handling objections'] },
      { headings: ['Guarantee'], text: ['It rests on two things.'] },
      { headings: ['Guarantee', 'Practice'], text: ['Every day.'] },
      { headings: ['Guarantee', 'Patience'], text: ['Every week.'] },
    ],
  },
  {
    path: '/faq',
    title: 'Questions',
    sections: [
      { headings: ['Sessions', 'Is there a certificate?'], text: ['One for each chapter.'] },
      { headings: ['What does compliance cost?'], text: ['From 10 EUR / user.'] },
      {
        headings: ['Sessions', 'How the app works'],
        text: [
          'People open the app when they have time. '.repeat(25),
          'Nothing is missed offline. A session takes 10–15 minutes. Then comes the quiz.',
          'Progress is kept from one day to the next. '.repeat(25),
        ],
      },
    ],
  },
  { path: '/contact', title: 'Contact us', sections: [] },
];

const siteText: SiteText = {
  en: { answers: words, pages },
  sv: {
    answers: { ...words, declined: 'Det vet jag inte: {{contact}}.', source: 'Läs mer: {{page}}' },
    pages: [
      {
        path: '/faq',
        title: 'Vanliga frågor',
        sections: [{ headings: ['Priset'], text: ['10 EUR.'] }],
      },
    ],
  },
};

const site = createSiteAnswerer(siteText);

function ask(message: string, { languages = ['en'], after = '' } = {}): string {
  const earlier = [
    { role: 'user' as const, content: after },
    { role: 'assistant' as const, content: 'An answer.' },
  ];
  return site.answer({ message, conversationHistory: after ? earlier : [] }, languages);
}

describe('an answer', () => {
  it('is the passage under its heading, with the page it stands on', () => {
    expect(ask('Is there a certificate?')).toBe(
      '**Is there a certificate?**\n\nOne for each chapter.\n\nRead more: [Questions](/faq)',
    );
  });

  it('keeps lists as lists, and a link a link whatever the title holds', () => {
    expect(ask('What components?')).toBe(
      '**Components**\n\n- Negotiation\n- Handling objections\n\nRead more: [Sales training](/services/sales)',
    );
  });

  it('names the parts of what has parts', () => {
    expect(ask('Is there a guarantee?')).toBe(
      '**Guarantee**\n\nIt rests on two things.\n- Practice\n- Patience\n\nRead more: [Sales training](/services/sales)',
    );
  });

  it('finds what is asked in other words, other endings and with a slip', () => {
    for (const question of ['Price for compliance', 'compliance costs?', 'complaince fees']) {
      expect(ask(question)).toContain('10 EUR');
    }
  });

  it('looks for what the sentences around tell, where the question itself tells nothing', () => {
    expect(ask('Compliance costs. What is it?')).toContain('10 EUR');
  });

  it('cuts the lines that state the fact from a long section', () => {
    const answer = ask('How long does a session in the app take?');
    expect(answer).toContain('A session takes 10–15 minutes.');
    expect(answer.length).toBeLessThan(650);
  });

  it('leans on the question before, where it says too little by itself', () => {
    expect(ask('And for sales?', { after: 'What does compliance cost?' })).toContain('600 EUR');
    expect(ask('And compliance?', { after: 'What do sales cost?' })).toContain('10 EUR');
    expect(ask('And?', { after: 'Is there a certificate?' })).toContain('each chapter');
  });
});

describe('what the site does not answer', () => {
  it.each([
    'Who won the world cup?',
    'What is the share price of Volvo?',
    '???',
    '🎉',
    'how is it',
  ])('is declined, with a way to a person: %s', (question) => {
    expect(ask(question)).toBe('I do not know: [Contact us](/contact).');
  });
});

describe('small talk', () => {
  it.each(['Hello', 'hi!', 'Good morning'])('greets back: %s', (message) => {
    expect(ask(message)).toBe(words.greeting);
  });

  it.each(['Thanks!', 'thank you'])('takes thanks: %s', (message) => {
    expect(ask(message)).toBe(words.thanks);
  });

  it('does not keep a greeting from being a question', () => {
    expect(ask('Hello, what does compliance cost?')).toContain('10 EUR');
  });
});

describe('the language', () => {
  it('is the one asked for, by tag or base language', () => {
    expect(ask('Priset?', { languages: ['sv-FI'] })).toContain('Läs mer: [Vanliga frågor](/faq)');
  });

  it('is English where the site has none of those asked for', () => {
    expect(ask('zzz', { languages: ['de', 'fr'] })).toContain('I do not know');
    expect(ask('zzz', { languages: [] })).toContain('I do not know');
  });
});
