// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chatFunction,
  type ChatRequest,
  chatResponseSchema,
  functionsPath,
} from '../../supabase/functions/_shared/contract.ts';
import builtText from '../../supabase/functions/_shared/site-text.generated.json' with { type: 'json' };
import { handler } from '../../supabase/functions/chat-with-ai/handler.ts';
import type { SiteText } from '../../supabase/functions/_shared/siteText.ts';
import { questions } from '../functions/questions.ts';
import { type Served, serveUnderDeno } from '../functions/runtimes.ts';

const siteText: SiteText = builtText;

/** Asks the function as the chat does, over the text of the site as it was last built. */
async function ask(
  message: string,
  language: string,
  { after, origin = 'http://127.0.0.1' }: { after?: string | undefined; origin?: string } = {},
): Promise<string> {
  const body: ChatRequest = {
    message,
    conversationHistory: after ? [{ role: 'user', content: after }] : [],
  };
  const request = new Request(`${origin}${functionsPath}${chatFunction}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  });
  const response = await (origin === 'http://127.0.0.1' ? handler(request) : fetch(request));
  const { fallback = '' } = chatResponseSchema.parse(await response.json());
  return fallback.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2010-\u2014]/g, '-');
}

/** What is said, without the line that names the page. */
function passageOf(answer: string): string {
  return answer.slice(0, answer.lastIndexOf('\n\n'));
}

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

/** The least share of the questions whose answer must state the fact. */
const shareWanted = 0.8;

describe.each(Object.keys(questions))('the answers in %s', (language) => {
  const { answered, declined, greetings } = questions[language]!;
  const { answers, pages } = siteText[language]!;
  const [ownWords] = answers.declined.split('{{contact}}');

  it(`state the fact for ${shareWanted * 100} % of the questions`, async () => {
    const missed: string[] = [];
    for (const { asked, after, told } of answered) {
      const answer = await ask(asked, language, { after });
      if (!told.test(passageOf(answer))) missed.push(`${asked}\n${answer}`);
    }
    const share = 1 - missed.length / answered.length;
    console.log(`${language}: ${answered.length - missed.length} of ${answered.length} right`);
    expect(share, missed.join('\n\n')).toBeGreaterThanOrEqual(shareWanted);
  });

  it('name a page of the site and show no placeholder', async () => {
    for (const { asked, after } of answered) {
      const answer = await ask(asked, language, { after });
      const path = /\]\((\/[^)]*)\)/.exec(answer)?.[1];
      expect(pages.map((page) => page.path)).toContain(path);
      expect(answer).not.toMatch(/[{}]/);
    }
  });

  it.each(declined)('decline, with a way to a person: %s', async (asked) => {
    const answer = await ask(asked, language);
    expect(answer.startsWith(ownWords!)).toBe(true);
    expect(answer).toContain('](/contact)');
    expect(answer).toContain('](mailto:');
  });

  it.each(greetings)('return a courtesy: %s', async (message) => {
    expect([answers.greeting, answers.thanks]).toContain(await ask(message, language));
  });
});

describe('the function as it is deployed', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serveUnderDeno({
      entry: `supabase/functions/${chatFunction}/index.ts`,
      folder: chatFunction,
    });
  }, 30_000);
  afterAll(() => served.stop());

  it('answers under Deno as it does under Node', async () => {
    for (const [language, { answered }] of Object.entries(questions)) {
      for (const { asked } of answered.slice(0, 5)) {
        const answer = await ask(asked, language, { origin: served.origin });
        expect(answer).toBe(await ask(asked, language));
      }
    }
  });
});
