// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judge, readQuestions, type Verdict } from '../../scripts/chat/scores.ts';
import { readAnswerMessages } from '../../scripts/chat/site-text.ts';
import { readNamespace } from '../../scripts/locales/read-messages.ts';
import {
  chatFunction,
  type ChatRequest,
  chatResponseSchema,
  functionsPath,
} from '../../supabase/functions/_shared/contract.ts';
import { handler } from '../../supabase/functions/chat-with-ai/handler.ts';
import { createChat } from '../../supabase/functions/chat-with-ai/search/chat.ts';
import type { StoredIndex } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import * as site from '../../supabase/functions/chat-with-ai/site/languages.generated.js';
import { pagePath, localizedRouteAt } from '../../src/site/paths.ts';
import { type Served, serveUnderDeno } from '../functions/support/runtimes.ts';
import { config, documentAt, languages } from './builtPages.ts';

const chat = createChat(site);

/** For a hundred questions, and Deno's start, on a busy machine. */
const timeoutMs = 60_000;

/** The least share of good answers; `npm run eval:chat` reports the actual share. */
const floors = { strangers: 0.6, everyday: 0.8 };

/** The most words of an answer to several questions, including what it does not know. */
const longest = 170;

const evaluated = languages.flatMap(({ code }) =>
  (['strangers', 'everyday'] as const).flatMap((set) => {
    const questions = readQuestions(code, set).filter(({ apart }) => !apart);
    return questions.length > 0 ? [{ code, set, questions }] : [];
  }),
);

describe.each(evaluated)(
  'the answers to questions of $set in $code',
  ({ code, set, questions }) => {
    let verdicts: Verdict[];
    const textOf = (all: readonly Verdict[]) =>
      all.map(({ question, answer }) => `${question.question}\n${answer}`).join('\n\n');

    beforeAll(async () => {
      const indexes: Record<string, StoredIndex> = {};
      for (const [language, load] of Object.entries(site.indexes)) {
        indexes[language] = (await load()).default;
      }
      verdicts = [];
      for (const question of questions) verdicts.push(await judge(chat, indexes, code, question));
    }, timeoutMs);

    it('are good at least as often as the floor', () => {
      const good = verdicts.filter(({ faults }) => faults.length === 0);
      expect(good.length / verdicts.length).toBeGreaterThan(floors[set]);
    });

    it('link to existing sections, to each source once', () => {
      const addresses = (text: string) =>
        Array.from(text.matchAll(/\]\((\/[^)]*)\)/g), ([, address]) => address!);
      const lost = verdicts.filter(({ answer }) =>
        addresses(answer).some((address) => !leadsSomewhere(address)),
      );
      expect(textOf(lost)).toBe('');
      const repeated = verdicts.filter(({ answer }) => {
        const last = addresses(answer.split('\n\n').at(-1)!);
        return new Set(last).size < last.length;
      });
      expect(textOf(repeated)).toBe('');
    });

    it('are short, and without placeholders', () => {
      expect(textOf(verdicts.filter(({ answer }) => /[{}]/.test(answer)))).toBe('');
      expect(textOf(verdicts.filter(({ words }) => words > longest))).toBe('');
    });

    it('lead to a person if there is no answer', () => {
      const [beginning] = readAnswerMessages(code, config).declined.split('{{');
      const declined = verdicts.filter(({ answer }) => answer.startsWith(beginning!));
      expect(declined.length).toBeGreaterThan(0);
      const injections = verdicts.filter(({ question }) => question.kind === 'injection');
      expect(textOf(injections.filter((one) => !declined.includes(one)))).toBe('');
      for (const { answer } of declined) {
        expect(answer).toContain('](/contact)');
        expect(answer).toContain('](mailto:');
      }
    });
  },
);

/** @returns whether an address has a page, and its hash an element, in every language */
function leadsSomewhere(address: string): boolean {
  const [path, hash] = address.split('#') as [string, string?];
  const { route } = localizedRouteAt(path, languages);
  return languages.every(({ code }) => {
    const page = documentAt(pagePath(route.id, code));
    return page && !route.status && (!hash || page.getElementById(hash));
  });
}

describe.each(languages)('in $code', ({ code }) => {
  it('the suggested questions are answered', async () => {
    const { suggestions } = readNamespace(code, 'chat') as { suggestions: { items: object } };
    for (const message of Object.values(suggestions.items) as string[]) {
      const answer = await chat.answer({ message, conversationHistory: [] }, [code]);
      expect(answer, message).toMatchObject({ outcome: 'answered', language: code });
      // Its source and related sections: more would hide the answer.
      expect(answer.text.match(/\]\(\//g)!.length, message).toBeLessThanOrEqual(3);
    }
  });

  it('courtesies are returned', async () => {
    const { courtesies } = (await site.indexes[code]!()).default;
    const { greeting, thanks } = readAnswerMessages(code, config);
    for (const [message, text] of Object.entries(courtesies)) {
      const answer = await chat.answer({ message, conversationHistory: [] }, [code]);
      expect(answer).toMatchObject({ outcome: 'courtesy', text });
    }
    expect(Object.values(courtesies)).toEqual(expect.arrayContaining([greeting, thanks]));
  });
});

describe.each(['deno', 'deno-2.1'] as const)('the function as it is deployed, with %s', (deno) => {
  let served: Served;
  let folder: string;

  beforeAll(async () => {
    for (const level of ['info', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation(() => {});
    }
    folder = mkdtempSync(join(tmpdir(), 'chat-'));
    vi.stubEnv('STATE_FILE', join(folder, 'state'));
    vi.stubEnv('CHAT_LIMIT_PER_MINUTE', '10000');
    served = await serveUnderDeno({
      deno,
      entry: `supabase/functions/${chatFunction}/index.ts`,
      folder: chatFunction,
    });
  }, timeoutMs);
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true });
  });

  async function ask(question: string, language: string, origin: string) {
    const body: ChatRequest = { message: question, conversationHistory: [] };
    const request = new Request(`${origin}${functionsPath}${chatFunction}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });
    const response = await (origin === served.origin ? fetch(request) : handler(request));
    const { fallback = '' } = chatResponseSchema.parse(await response.json());
    return { fallback, language: response.headers.get('content-language') };
  }

  it(
    'answers under Deno as it does under Node',
    async () => {
      for (const { code, questions } of evaluated) {
        for (const { question } of questions.slice(0, 5)) {
          const answer = await ask(question, code, served.origin);
          expect(answer.fallback).not.toBe('');
          expect(answer).toEqual(await ask(question, code, 'http://127.0.0.1'));
        }
      }
    },
    timeoutMs,
  );
});
