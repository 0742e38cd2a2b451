// @vitest-environment node
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { createModelChat, fallback } from './support/modelChat.ts';
import { answerOf, chatRequest, configureModel, listenToLog } from './support/modelSetup.ts';
import { dropsMidway, type ModelServer, refuses, says, startModel } from './support/openai.ts';
import { type Served, serveUnderDeno, serveUnderNode } from './support/runtimes.ts';

/** The usage that the stand-in reports, and the reservation for a question: see `model.ts`. */
const used = { prompt_tokens: 900, completion_tokens: 100 };
const reservation = 2500;

let model: ModelServer;
let log: ReturnType<typeof listenToLog>;
let clear: () => Promise<void>;
let environment: Record<string, string>;

beforeEach(async () => {
  log = listenToLog();
  model = await startModel(says('It costs 500 EUR [1].', { usage: used }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await model.stop();
  await clear();
});

async function allow(tokens: number): Promise<void> {
  const limits = { OPENAI_DAILY_TOKENS: String(tokens) };
  ({ environment, clear } = await configureModel(model.baseUrl, limits));
}

function spent(): number {
  const database = new DatabaseSync(environment['STATE_FILE']!, { readOnly: true, timeout: 5000 });
  const row = database.prepare('select spent from tokens').get();
  database.close();
  return Number(row!['spent']);
}

describe('the day’s budget', () => {
  it('is shared by two instances', async () => {
    await allow(20_000);
    const served: Served[] = [
      await serveUnderNode(createModelChat()),
      await serveUnderDeno({
        entry: 'tests/functions/support/modelOfFixture.ts',
        folder: chatFunction,
        environment,
      }),
    ];
    const ask = async ({ origin }: Served) => {
      const { method, headers, body } = chatRequest('What does it cost?');
      const init = { method, headers, body, duplex: 'half' } as RequestInit;
      return answerOf(await fetch(`${origin}${functionsPath}${chatFunction}`, init));
    };
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 16 }, (_, at) => ask(served[at % 2]!)));
    }
    for (const instance of served) await instance.stop();

    const total = model.asked.length * 1000;
    expect(total).toBeLessThanOrEqual(20_000 + reservation);
    expect(total).toBeGreaterThan(20_000 - reservation);
    expect(spent()).toBe(total);
  }, 60_000);

  it('once used up, leaves the answer to the site without asking the model', async () => {
    await allow(1);
    const chat = createModelChat();
    expect(await answerOf(await chat(chatRequest('What?')))).toEqual({ fallback });
    expect(model.asked).toHaveLength(0);
    expect(log.lines()).toContainEqual(expect.objectContaining({ outcome: 'budget_used_up' }));
  });

  it('is unused while the store is unavailable: the site answers', async () => {
    await allow(100_000);
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
    vi.stubEnv('OUTBOX_DIR', 'unused');
    const chat = createModelChat();
    expect(await answerOf(await chat(chatRequest('What?')))).toEqual({ fallback });
    expect(model.asked).toHaveLength(0);
  });

  it('is unused beyond the global limit: the site answers', async () => {
    await allow(100_000);
    vi.stubEnv('CHAT_LIMIT_PER_MINUTE', '1');
    const chat = createModelChat();
    // These callers count as one.
    for (let call = 0; call < 25; call += 1) await chat(chatRequest('What?'));
    expect(model.asked).toHaveLength(25);
    expect(await answerOf(await chat(chatRequest('What?')))).toEqual({ fallback });
    expect(model.asked).toHaveLength(25);
  });

  it('is charged the tokens used, even if more than reserved', async () => {
    await allow(5000);
    const chat = createModelChat();
    model.behave(says('x', { usage: { prompt_tokens: 9000, completion_tokens: 1 } }));
    await chat(chatRequest('What?'));
    expect(spent()).toBe(9001);
    expect(await answerOf(await chat(chatRequest('What?')))).toEqual({ fallback });
  });

  it('is not charged for an error, and the whole reservation if no usage is reported', async () => {
    await allow(100_000);
    const chat = createModelChat();
    model.behave(refuses(500));
    await chat(chatRequest('What?'));
    expect(spent()).toBe(0);

    model.behave(dropsMidway);
    await chat(chatRequest('What?'));
    const setAside = spent();
    expect(setAside).toBeGreaterThan(1000);
    expect(setAside).toBeLessThan(reservation);

    model.behave(
      says('It costs 500 EUR [1].', { usage: { prompt_tokens: -5, completion_tokens: 'x' } }),
    );
    await chat(chatRequest('What?'));
    expect(spent()).toBe(2 * setAside);
  });
});
