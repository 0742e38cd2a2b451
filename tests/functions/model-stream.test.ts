// @vitest-environment node
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { stopClock } from './support/clock.ts';
import { createModelChat, fallback } from './support/modelChat.ts';
import {
  answerOf,
  configureModel,
  eventsIn,
  listenToLog,
  streamRequest,
} from './support/modelSetup.ts';
import {
  drops,
  eventsOf,
  type ModelServer,
  refuses,
  says,
  saysThen,
  stalls,
  startModel,
} from './support/openai.ts';
import { runtimesOf, type Served } from './support/runtimes.ts';

const first = 'From 500 EUR / month [1].\n';
const second = 'The workshop takes 60 minutes [2].\n';

const statements = [
  { statement: 'From 500 EUR / month.' },
  { statement: '\n\nThe workshop takes 60 minutes.' },
];
const sources = '\n\nRead more: [What does it cost?](/faq#price) and [Workshop](/workshop)';

let model: ModelServer;
let environment: Record<string, string>;
let clear: () => Promise<void>;
let log: ReturnType<typeof listenToLog>;

beforeAll(async () => {
  model = await startModel();
  ({ environment, clear } = await configureModel(model.baseUrl));
});
beforeEach(() => {
  log = listenToLog();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await model.stop();
  await clear();
});

const outcomes = () =>
  log
    .lines()
    .filter(({ event }) => event === 'model')
    .map(({ outcome }) => outcome);

async function allOf<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Has the model say the first statement. @returns what says the rest */
function holdModel(): Promise<ServerResponse> {
  return new Promise((resolve) => model.behave(saysThen(first, resolve)));
}

const runtimes = runtimesOf(() => createModelChat(), {
  entry: 'tests/functions/support/modelOfFixture.ts',
  folder: chatFunction,
});

describe.each(Object.entries(runtimes))('a streamed answer, under %s', (_name, serve) => {
  let served: Served;

  beforeAll(async () => {
    served = await serve(environment);
  });
  afterAll(() => served.stop());

  async function ask(signal: AbortSignal | null = null): Promise<Response> {
    const request = streamRequest();
    const { method, headers } = request;
    const address = `${served.origin}${functionsPath}${chatFunction}`;
    // Of a known length, as browsers send it.
    return fetch(address, { method, headers, body: await request.text(), signal });
  }

  it('comes statement by statement, and ends with a done event', async () => {
    const held = holdModel();
    const response = await ask();
    expect(response.headers.get('content-language')).toBe('en');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = eventsIn(response);
    expect((await events.next()).value).toEqual(statements[0]);
    (await held).end(eventsOf(second).join(''));
    expect(await allOf(events)).toEqual([statements[1], { done: { language: 'en', sources } }]);
  });

  it('asks the model for no more once the visitor has gone', async () => {
    const held = holdModel();
    const stop = new AbortController();
    const events = eventsIn(await ask(stop.signal));
    await events.next();
    const gone = once(await held, 'close');
    stop.abort();
    await expect(events.next()).rejects.toThrow(/abort/i);
    await gone;
  });

  it('asks it for none once the visitor has gone before the first', async () => {
    const stop = new AbortController();
    const asked = new Promise<ServerResponse>((resolve) => model.behave(resolve));
    const answer = ask(stop.signal);
    const gone = once(await asked, 'close');
    stop.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    await gone;
  });
});

describe('what a stream shows', () => {
  const chat = createModelChat();

  it('is only what the passages support', async () => {
    model.behave(says(`${first}Only today 20% off [1]. Call 070 123 45 67 [1].\n${second}`));
    expect(await allOf(eventsIn(await chat(streamRequest())))).toEqual([
      ...statements,
      { done: { language: 'en', sources } },
    ]);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ outcome: 'answered', withheld: 2, promptTokens: 800 }),
    );
  });

  it('is the site’s own decline if the model finds no answer', async () => {
    model.behave(says('NO_ANSWER'));
    expect(await allOf(eventsIn(await chat(streamRequest())))).toEqual([
      { statement: 'The site does not say. Ask a person: [Contact us](/contact).' },
      { done: { language: 'en', sources: '' } },
    ]);
  });

  it.each([
    ['refuses', refuses(500)],
    ['drops the connection', drops],
    ['makes everything up', says('Free [1], for 0 EUR.')],
  ])('is the site’s own complete text if a model %s', async (_what, behaviour) => {
    model.behave(behaviour);
    const response = await chat(streamRequest());
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(await answerOf(response)).toEqual({ fallback });
  });
});

describe('a stream that breaks off', () => {
  it.each([
    ['drops the connection', (to: ServerResponse) => void to.destroy(), 'unreachable'],
    ['comes to no end', (to: ServerResponse) => void to.end(), 'malformed'],
    ['turns to rubbish', (to: ServerResponse) => void to.end('data: {"cho\n\n'), 'malformed'],
    [
      'is cut off',
      (to: ServerResponse) => void to.end(eventsOf('It', { finish: 'length' }).join('')),
      'cut_off',
    ],
    [
      'says too much',
      (to: ServerResponse) => void to.end(eventsOf('word '.repeat(700)).join('')),
      'too_long',
    ],
  ])('keeps what came, without an end: the model %s', async (_what, next, outcome) => {
    model.behave(saysThen(first, next));
    expect(await allOf(eventsIn(await createModelChat()(streamRequest())))).toEqual([
      statements[0],
    ]);
    expect(outcomes()).toEqual([outcome]);
  });
});

describe('the time a stream may take', () => {
  it('is ten seconds to the first statement', async () => {
    model.behave(stalls);
    const before = model.asked.length;
    const pass = stopClock();
    const response = createModelChat()(streamRequest());
    await expect.poll(() => model.asked.length).toBe(before + 1);
    await pass(9999);
    expect(await answerOf(await response)).toEqual({ fallback });
  });

  it('is eight seconds to the next', async () => {
    const held = holdModel();
    const pass = stopClock();
    const events = eventsIn(await createModelChat()(streamRequest()));
    await events.next();
    await held;
    const ended = vi.fn();
    const next = events.next().finally(ended);
    await pass(7900);
    expect(ended).not.toHaveBeenCalled();
    await pass(100);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(outcomes()).toEqual(['late']);
  });

  it('is a minute in all', async () => {
    const held = holdModel();
    const pass = stopClock();
    const events = eventsIn(await createModelChat()(streamRequest()));
    await events.next();
    const response = await held;
    let last = events.next();
    for (let seconds = 5; seconds < 60; seconds += 5) {
      await pass(5000);
      response.write(eventsOf(`So it is, and more of it [1].\n`).slice(0, -3).join(''));
      expect((await last).value).toHaveProperty('statement');
      last = events.next();
    }
    await pass(5000);
    expect(await last).toEqual({ done: true, value: undefined });
    expect(outcomes()).toEqual(['late']);
  });
});
