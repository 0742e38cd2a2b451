// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { createModelChat, passages } from './support/modelChat.ts';
import { answerOf, chatRequest, configureModel, listenToLog } from './support/modelSetup.ts';
import { type ModelServer, says, startModel, systemOf, userOf } from './support/openai.ts';
import { runtimesOf, type Served } from './support/runtimes.ts';

const runtimes = runtimesOf(() => createModelChat(), {
  entry: 'tests/functions/support/modelOfFixture.ts',
  folder: chatFunction,
});

describe.each(Object.entries(runtimes))('chat-with-ai with a model, under %s', (_name, serve) => {
  let model: ModelServer;
  let served: Served;
  let clear: () => Promise<void>;

  beforeAll(async () => {
    listenToLog();
    model = await startModel();
    const { environment, clear: cleared } = await configureModel(model.baseUrl);
    clear = cleared;
    served = await serve(environment);
  });
  beforeEach(() => {
    model.asked.length = 0;
  });
  afterAll(async () => {
    await served.stop();
    await model.stop();
    await clear();
  });

  async function ask(...[message, language, history]: Parameters<typeof chatRequest>) {
    const { method, headers, body } = chatRequest(message, language, history);
    const address = `${served.origin}${functionsPath}${chatFunction}`;
    const init = { method, headers, body, duplex: 'half' } as RequestInit;
    return answerOf(await fetch(address, init));
  }

  it('answers, and names the pages of the passages the answer rests on', async () => {
    model.behave(says('**From 500 EUR / month** [1].\n\n* The workshop takes 60 minutes [2].'));
    expect(await ask('What does it cost?')).toEqual({
      response:
        '**From 500 EUR / month**.\n\n- The workshop takes 60 minutes.\n\n' +
        'Read more: [What does it cost?](/faq#price) and [Workshop](/workshop)',
    });
  });

  it('names the sections in the visitor’s language', async () => {
    model.behave(says('From 500 EUR / month [1].'));
    expect(await ask('Vad kostar det?', 'sv')).toEqual({
      response: 'From 500 EUR / month.\n\nLäs mer: [What does it cost?](/faq#price)',
    });
  });

  it('asks with the passages, the language and what was said, and no more', async () => {
    model.behave(says('It does [1].'));
    await ask('And <b>then</b>?', 'sv', [
      { role: 'user', content: 'What does it cost?' },
      { role: 'assistant', content: 'From 500 EUR.\n\nLäs mer: [Questions](/faq)' },
    ]);
    const [asked] = model.asked;
    expect(asked!.path).toBe('/v1/chat/completions');
    expect(asked!.authorization).toBe('Bearer sk-never-told');
    expect(asked!.body).toEqual({
      model: 'stand-in',
      messages: [
        { role: 'system', content: expect.stringContaining('Write in Swedish') },
        { role: 'user', content: expect.any(String) },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 600,
      temperature: 0.2,
    });
    for (const { page, lines } of passages) {
      expect(systemOf(asked!)).toContain(page);
      expect(systemOf(asked!)).toContain(lines.join('\n'));
    }
    expect(userOf(asked!)).toBe(
      '<earlier>\n<visitor>What does it cost?</visitor>\n<answer>From 500 EUR.</answer>\n</earlier>\n' +
        '<question>\nAnd &lt;b&gt;then&lt;/b&gt;?\n</question>',
    );
  });

  it('declines with its own message if the model finds no answer', async () => {
    model.behave(says('**NO\\_ANSWER**'));
    expect(await ask('Who won?')).toEqual({
      response: 'The site does not say. Ask a person: [Contact us](/contact).',
    });
  });
});
