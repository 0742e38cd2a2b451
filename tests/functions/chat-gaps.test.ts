// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChatHandler } from '../../supabase/functions/chat-with-ai/chatHandler.ts';
import { chatRequest, configureModel, listenToLog } from './support/modelSetup.ts';
import { type ModelServer, says, startModel } from './support/openai.ts';
import { site } from './support/site.ts';

let model: ModelServer;
let environment: Record<string, string>;
let clear: () => Promise<void>;

beforeAll(async () => {
  listenToLog();
  model = await startModel();
  ({ environment, clear } = await configureModel(model.baseUrl));
});
afterAll(async () => {
  await model.stop();
  await clear();
});

it('counts answered, partly answered and declined questions, and stores no question', async () => {
  const chat = createChatHandler(site);
  const ask = async (...question: Parameters<typeof chatRequest>) =>
    (await chat(chatRequest(...question))).text();
  model.behave(says('It costs 500 EUR [1].'));
  await ask('What does it cost?');
  await ask('Vad kostar det?', 'sv');
  await ask('Hello');
  await ask('Who won the world cup in Brazil?');
  model.behave(says('It costs 500 EUR [1].\nNOT_SAID: Fantasia'));
  await ask('What does it cost, and how is Fantasia?');
  model.behave(says('NO_ANSWER'));
  await ask('How long is a session?');
  model.behave(says('', { finish: 'length' }));
  await ask('Is there an app to install?');

  const printed = execFileSync(process.execPath, ['scripts/chat-gaps.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  const row = (name: string) =>
    printed
      .split('\n')
      .find((line) => line.includes(name))
      ?.match(/(?<=│ )\d+(?= )/g)
      ?.map(Number);
  // Answered, half, declined.
  expect(row(' en ')).toEqual([2, 1, 2]);
  expect(row(' sv ')).toEqual([1, 0, 0]);
  expect(row('en /faq#price')).toEqual([1, 1, 0]);
  expect(row('en /faq#session')).toEqual([0, 0, 1]);
  expect(printed).not.toMatch(/Brazil|Fantasia|sv \/faq#price/);
});
