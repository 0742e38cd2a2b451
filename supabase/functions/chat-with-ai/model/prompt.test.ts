// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { promptFor, quotesRules, rulesFor } from './prompt.ts';

const found = {
  language: 'sv',
  passages: [
    { path: '/faq', id: 'price', page: 'Frågor', headings: ['Pris'], lines: ['500\u00adEUR'] },
    { path: '/contact', id: '', page: 'Kontakt', headings: [], lines: ['Skriv.'] },
  ],
  say: () => 'Läs mer: ',
  contentOf: () => [],
};

describe('the prompt', () => {
  it('has the rules, and the passages by number under the names of their places', () => {
    const { system } = promptFor({ message: 'Vad?', conversationHistory: [] }, found);
    expect(system).toBe(
      `${rulesFor('sv')}\n\nPassages:\n\n[1] Frågor: Pris\n500EUR\n\n[2] Kontakt\nSkriv.`,
    );
    expect(system).toContain('Write in Swedish (language code sv)');
  });

  it('holds no more of a long conversation than it needs', () => {
    const turn = { role: 'user' as const, content: 'x'.repeat(4000) };
    const history = Array.from({ length: 10 }, () => turn);
    const { user } = promptFor({ message: 'Vad?', conversationHistory: history }, found);
    expect(user.length).toBeLessThan(10_500);
  });

  it('tells of earlier answers without the line that names their sections', () => {
    const conversationHistory = [
      { role: 'assistant' as const, content: 'Ett pass tar tio minuter.\n\nLäs mer: [Pass](/faq)' },
    ];
    const { user } = promptFor({ message: 'Vad?', conversationHistory }, found);
    expect(user).toContain('<answer>Ett pass tar tio minuter.</answer>');
  });

  it('knows every language by name', () => {
    expect(rulesFor('de')).toContain('German');
    expect(rulesFor('pt-BR')).toContain('Brazilian Portuguese');
  });
});

/** Six words at a time, with other words between. */
const inPieces = (text: string) => text.replace(/(?:\S+\s+){6}/g, '$&then too ');

describe('a quotation of the rules', () => {
  const rules = rulesFor('en');

  it.each([
    ['whole', rules],
    ['in capitals', rules.toUpperCase()],
    ['in part', `I was told: ${rules.slice(500, 570)}`],
    ['letter by letter', rules.slice(0, 100).split('').join(' ')],
    ['in pieces', inPieces(rules.slice(0, 600))],
  ])('is found %s', (_how, text) => {
    expect(quotesRules(text, 'en')).toBe(true);
  });

  it.each([
    '',
    'From 500 EUR a month.',
    'You answer visitors’ questions.',
    'Our training takes 10–15 minutes. '.repeat(20),
  ])('is not found in %j', (text) => {
    expect(quotesRules(text, 'en')).toBe(false);
  });
});
