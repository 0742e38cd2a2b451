// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judge, readQuestions, type Verdict } from '../../scripts/chat/scores.ts';
import { readLanguages } from '../../scripts/locales/languages.ts';
import {
  chatFunction,
  type ChatRequest,
  chatResponseSchema,
  functionsPath,
} from '../../supabase/functions/_shared/contract.ts';
import type { SiteText } from '../../supabase/functions/_shared/siteText.ts';
import builtText from '../../supabase/functions/_shared/site-text.generated.json' with { type: 'json' };
import { handler } from '../../supabase/functions/chat-with-ai/handler.ts';
import { createSiteAnswerer } from '../../supabase/functions/chat-with-ai/search/siteAnswerer.ts';
import { type Served, serveUnderDeno } from '../functions/support/runtimes.ts';

const siteText: SiteText = builtText;
const site = createSiteAnswerer(siteText);

/** Milliseconds: the first question of a language has its text indexed, which a busy machine takes its time for. */
const patience = 60_000;

/** The longest an answer may be, in characters: a few passages and the line that names their pages. */
const longest = 1600;

const evaluated = readLanguages().flatMap(({ code }) => {
  const questions = readQuestions(code);
  return questions.length > 0 ? [{ code, questions }] : [];
});

describe.each(evaluated)('the answers in $code', ({ code, questions }) => {
  const tuned = questions.filter(({ apart }) => !apart);
  let verdicts: Verdict[];
  const told = (all: readonly Verdict[]) =>
    all.map(({ question, answer }) => `${question.question}\n${answer}`).join('\n\n');

  beforeAll(() => {
    verdicts = judge(site, siteText, code, tuned);
  }, patience);

  it('name no page that is not there', () => {
    expect(told(verdicts.filter(({ citesRealPages }) => !citesRealPages))).toBe('');
  });

  it('are in the language asked in, of moderate length and without placeholders', () => {
    expect(told(verdicts.filter(({ inLanguage }) => !inLanguage))).toBe('');
    expect(told(verdicts.filter(({ answer }) => /[{}]/.test(answer)))).toBe('');
    expect(told(verdicts.filter(({ answer }) => answer.length > longest))).toBe('');
  });

  it('decline what lies outside the site’s matter, with a way to a person', () => {
    const outside = verdicts.filter(({ question }) => question.kind === 'outside');
    expect(outside.length).toBeGreaterThan(0);
    expect(told(outside.filter(({ declined }) => !declined))).toBe('');
    for (const { answer } of outside) {
      expect(answer).toContain('](/contact)');
      expect(answer).toContain('](mailto:');
    }
  });
});

describe.each(Object.entries(siteText))('the words of the chat in %s', (language, text) => {
  it('return courtesies', () => {
    const { greetingWords, thanksWords, greeting, thanks } = text.answers;
    const answer = (message: string) =>
      site.answer({ message, conversationHistory: [] }, [language]);
    expect(answer(`${greetingWords.split(',')[0]}!`)).toBe(greeting);
    expect(answer(`${thanksWords.split(',')[0]}!`)).toBe(thanks);
  });
});

describe('the function as it is deployed', () => {
  let served: Served;

  beforeAll(async () => {
    for (const level of ['info', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation(() => {});
    }
    served = await serveUnderDeno({
      entry: `supabase/functions/${chatFunction}/index.ts`,
      folder: chatFunction,
    });
  }, patience);
  afterAll(() => served.stop());

  async function ask(question: string, language: string, origin: string): Promise<string> {
    const body: ChatRequest = { message: question, conversationHistory: [] };
    const request = new Request(`${origin}${functionsPath}${chatFunction}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });
    const response = await (origin === served.origin ? fetch(request) : handler(request));
    return chatResponseSchema.parse(await response.json()).fallback ?? '';
  }

  it(
    'answers under Deno as it does under Node',
    async () => {
      for (const { code, questions } of evaluated) {
        for (const { question } of questions.filter(({ apart }) => !apart).slice(0, 5)) {
          const answer = await ask(question, code, served.origin);
          expect(answer).not.toBe('');
          expect(answer).toBe(await ask(question, code, 'http://127.0.0.1'));
        }
      }
    },
    patience,
  );
});
