// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopClock } from './support/clock.ts';
import { createModelChat, fallback } from './support/modelChat.ts';
import { answerOf, chatRequest, configureModel, listenToLog } from './support/modelSetup.ts';
import {
  type Behaviour,
  drops,
  dropsMidway,
  floods,
  type ModelServer,
  refuses,
  says,
  saysThen,
  sends,
  stalls,
  stallsMidway,
  startModel,
  trickles,
} from './support/openai.ts';

let model: ModelServer;
let clear: () => Promise<void>;
let log: ReturnType<typeof listenToLog>;

beforeAll(async () => {
  model = await startModel();
  ({ clear } = await configureModel(model.baseUrl));
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

const askOnce = async (chat: ReturnType<typeof createModelChat>) =>
  answerOf(await chat(chatRequest('A question of mine?')));

const large = `data: ${JSON.stringify({ choices: [{ delta: { content: 'x'.repeat(2_097_152) } }] })}\n\n`;
const stream = { type: 'text/event-stream' };

describe('where a model fails, the site’s own text answers', () => {
  it.each<[string, Behaviour, string]>([
    ['stalls', stalls, 'late'],
    ['stalls midway', stallsMidway, 'late'],
    ['trickles for ever', trickles, 'late'],
    ['answers 500', refuses(500), 'refused'],
    ['answers 429', refuses(429), 'refused'],
    ['answers 401', refuses(401), 'refused'],
    ['answers 503 in HTML', sends('<h1>Sorry</h1>', { status: 503, type: 'text/html' }), 'refused'],
    ['answers 400 to its filter', refuses(400, { code: 'content_filter' }), 'filtered'],
    ['answers nothing at all', sends(''), 'malformed'],
    ['answers with no events', sends('', stream), 'malformed'],
    ['answers with half an event', sends('data: {"choices":[{"del', stream), 'malformed'],
    ['answers with broken JSON', sends('data: {"choices":[{"del\n\n', stream), 'malformed'],
    ['answers with JSON of another shape', sends('data: {"choices":{}}\n\n', stream), 'malformed'],
    ['answers with an error', sends('data: {"error":{"message":"x"}}\n\n', stream), 'malformed'],
    [
      'answers without a stream',
      sends('{"choices":[{"message":{"content":"It [1]."}}]}'),
      'malformed',
    ],
    ['comes to no end', saysThen('It costs 500 EUR [1].\n', (to) => to.end()), 'malformed'],
    ['answers in HTML', sends('<html>Log in</html>', { type: 'text/html' }), 'malformed'],
    ['answers with two megabytes', sends(large, stream), 'malformed'],
    ['answers without end', floods(200), 'malformed'],
    ['answers 500 without end', floods(500), 'late'],
    ['drops the connection', drops, 'unreachable'],
    ['drops it midway', dropsMidway, 'unreachable'],
    ['says nothing', says(''), 'empty'],
    ['says null', says(null), 'empty'],
    ['says blanks', says(' \n\u200b\t'), 'empty'],
    ['only thinks', says('<think>Hm.'), 'empty'],
    ['refuses in its own field', says('It costs', { delta: { refusal: 'No.' } }), 'empty'],
    ['says too much', says('word '.repeat(1000)), 'too_long'],
    ['is cut off', says('It costs', { finish: 'length' }), 'cut_off'],
    ['is cut by a filter', says('It', { finish: 'content_filter' }), 'filtered'],
    ['names an address of its own', says('See https://evil.example/ [1].'), 'ungrounded'],
    ['makes up a price', says('It costs 400 EUR / month [1].'), 'ungrounded'],
    ['names no passage', says('It costs 500 EUR.'), 'ungrounded'],
  ])('one that %s', async (_what, behaviour, outcome) => {
    model.behave(behaviour);
    expect(await askOnce(createModelChat({ milliseconds: 700 }))).toEqual({ fallback });
    expect(outcomes()).toEqual([outcome]);
    expect(log.text()).not.toMatch(/question of mine|It costs|evil|never-told|500 EUR/);
  });

  it('one whose server is down', async () => {
    const gone = await startModel();
    await gone.stop();
    vi.stubEnv('OPENAI_BASE_URL', gone.baseUrl);
    const answer = await askOnce(createModelChat());
    vi.stubEnv('OPENAI_BASE_URL', model.baseUrl);
    expect(answer).toEqual({ fallback });
    expect(outcomes()).toEqual(['unreachable']);
  });

  it('one that stalls, within the ten seconds of the function', async () => {
    model.behave(stalls);
    const before = model.asked.length;
    const pass = stopClock();
    const answered = vi.fn();
    const answer = askOnce(createModelChat()).finally(answered);
    await expect.poll(() => model.asked.length).toBe(before + 1);
    await pass(8000);
    expect(answered).not.toHaveBeenCalled();
    await pass(1999);
    expect(await answer).toEqual({ fallback });
  });
});

describe('a model that fails again and again', () => {
  it('is skipped for thirty seconds after three failures, and then tried once', async () => {
    let now = 0;
    const chat = createModelChat({ now: () => now });
    const ask = async () => answerOf(await chat(chatRequest('What?')));
    const asked = () => model.asked.length;

    model.behave(refuses(500));
    const before = asked();
    for (let times = 0; times < 6; times += 1) expect(await ask()).toEqual({ fallback });
    expect(asked() - before).toBe(3);
    expect(outcomes()).toEqual(['refused', 'refused', 'refused', 'paused', 'paused', 'paused']);

    now = 30_000;
    await ask();
    await ask();
    expect(asked() - before).toBe(4);

    now = 60_000;
    model.behave(says('It costs 500 EUR [1].'));
    expect(await ask()).toHaveProperty('response');
    expect(await ask()).toHaveProperty('response');
  });

  it('gets one trial request at a time', async () => {
    let now = 0;
    const chat = createModelChat({ now: () => now });
    const ask = async () => answerOf(await chat(chatRequest('What?')));
    model.behave(refuses(500));
    for (let times = 0; times < 3; times += 1) await ask();
    now = 30_000;
    model.behave(says('Fine [1].'));
    const before = model.asked.length;
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.filter(({ response }) => response !== undefined)).toHaveLength(1);
    expect(model.asked.length - before).toBe(1);
  });

  it('does not count as failing for answers that visitors can provoke', async () => {
    const chat = createModelChat();
    for (const behaviour of [
      says(''),
      says('x', { finish: 'length' }),
      refuses(400, { code: 'content_filter' }),
    ]) {
      model.behave(behaviour);
      for (let times = 0; times < 4; times += 1) await chat(chatRequest('What?'));
    }
    expect(outcomes()).not.toContain('paused');
  });
});

describe('a server that does not take a parameter', () => {
  it('is retried without it, and from then on asked without it', async () => {
    model.behave((response, asked) => {
      const refused = ['max_tokens', 'temperature', 'stream_options'].find(
        (name) => name in asked.body,
      );
      const behaviour = refused ? refuses(400, { param: refused }) : says('It costs 500 EUR [1].');
      behaviour(response, asked);
    });
    const chat = createModelChat();
    const before = model.asked.length;
    expect(await answerOf(await chat(chatRequest('What?')))).toHaveProperty('response');
    expect(await answerOf(await chat(chatRequest('What?')))).toHaveProperty('response');
    const parameters = model.asked
      .slice(before)
      .map(({ body }) => Object.keys(body).filter((name) => name !== 'messages'));
    expect(parameters).toEqual([
      ['model', 'stream', 'max_tokens', 'temperature', 'stream_options'],
      ['model', 'stream', 'max_completion_tokens', 'temperature', 'stream_options'],
      ['model', 'stream', 'max_completion_tokens', 'stream_options'],
      ['model', 'stream', 'max_completion_tokens'],
      ['model', 'stream', 'max_completion_tokens'],
    ]);
  });
});
