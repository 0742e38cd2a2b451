import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatFunction, contactFunction } from '../../supabase/functions/_shared/contract.ts';
import { invoke } from './invoke.ts';

const network = vi.fn<typeof fetch>();
const message = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  message: 'Hej',
};
const language = 'sv';

beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
});

/** The network's answer to the next call. */
function answerWith(body: string, init: ResponseInit = {}, type = 'application/json'): void {
  network.mockResolvedValueOnce(new Response(body, { headers: { 'content-type': type }, ...init }));
}

it('posts the payload with language, key and the public key to the site itself', async () => {
  answerWith('{"ok":true}');
  await invoke(contactFunction, message, { language, idempotencyKey: 'key-of-this-message' });
  const [address, init] = network.mock.calls[0]!;
  expect(address).toBe(`${location.origin}/functions/v1/${contactFunction}`);
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(message) });
  const headers = new Headers(init!.headers);
  expect(headers.get('accept-language')).toBe('sv');
  expect(headers.get('idempotency-key')).toBe('key-of-this-message');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('apikey')).toBeTruthy();
});

it('gives the answer as the contract has it', async () => {
  answerWith('{"fallback":"Hej","other":1}');
  const request = { message: 'Hej', conversationHistory: [] };
  expect(await invoke(chatFunction, request, { language })).toEqual({ fallback: 'Hej' });
});

it('tells which language the answer is in', async () => {
  const headers = { 'content-type': 'application/json', 'content-language': 'en' };
  answerWith('{"fallback":"Hello"}', { headers });
  const request = { message: 'Hello', conversationHistory: [] };
  expect(await invoke(chatFunction, request, { language })).toMatchObject({ language: 'en' });
});

describe('fails with a code', () => {
  const failure = (timeout = 1000) => invoke(contactFunction, message, { language, timeout });

  it('of the contract, where the function gave one', async () => {
    answerWith('{"error":{"code":"delivery_unknown","message":"-"}}', { status: 502 });
    await expect(failure()).rejects.toMatchObject({ code: 'delivery_unknown' });
  });

  it.each([
    ['a page in place of an error', '<!doctype html>', 500],
    ['a page in place of an answer', '<!doctype html>', 200],
  ])('unreadable, for %s', async (_, body, status) => {
    answerWith(body, { status }, 'text/html');
    await expect(failure()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('a code that is newer than the page, as it is', async () => {
    answerWith('{"error":{"code":"teapot","message":"-"}}', { status: 418 });
    await expect(failure()).rejects.toMatchObject({ code: 'teapot' });
  });

  it('unreadable, for an answer that is no JSON', async () => {
    answerWith('{"ok":');
    await expect(failure()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('network, where nothing answers or a gateway answers instead', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(failure()).rejects.toMatchObject({ code: 'network' });
    answerWith('', { headers: { 'x-relay-error': 'true' } });
    await expect(failure()).rejects.toMatchObject({ code: 'network' });
  });

  it('timeout, where no answer comes, and gives the connection up', async () => {
    network.mockImplementationOnce(() => new Promise(() => {}));
    await expect(failure(50)).rejects.toMatchObject({ code: 'timeout' });
    expect(network.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  });

  it.each([200, 500])('timeout, where an answer of %i never ends', async (status) => {
    const endless = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) });
    const headers = { 'content-type': 'application/json' };
    network.mockResolvedValueOnce(new Response(endless, { status, headers }));
    await expect(failure(50)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('timeout after fifteen seconds, where nothing else is asked for', async () => {
    vi.useFakeTimers();
    network.mockImplementationOnce(() => new Promise(() => {}));
    const started = Date.now();
    const call = invoke(contactFunction, message, { language }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ code: 'timeout' });
    expect(Date.now() - started).toBe(15_000);
  });
});

describe('a streamed answer', () => {
  const request = { message: 'Hej', conversationHistory: [] };
  let stream: ReadableStreamDefaultController<Uint8Array>;

  beforeEach(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    network.mockResolvedValueOnce(new Response(body, { headers }));
  });

  const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  const statement = (text: string) => event({ statement: text });

  /** Calls, and waits until the stream is read. */
  async function listen(signal?: AbortSignal) {
    const heard: string[] = [];
    const onStatement = (text: string) => void heard.push(text);
    const answer = invoke(chatFunction, request, {
      language,
      onStatement,
      ...(signal && { signal }),
    });
    answer.catch(() => {});
    say(statement('One.'));
    await vi.waitFor(() => expect(heard).toEqual(['One.']));
    return { answer, heard };
  }

  it('is given statement by statement, whatever the network makes of its bytes', async () => {
    const { answer, heard } = await listen();
    expect(new Headers(network.mock.calls[0]![1]!.headers).get('accept')).toMatch('event-stream');
    const bytes = new TextEncoder().encode(statement(' Två.'));
    for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
    say(event({ done: { language: 'sv', sources: '\n\nMer' } }));
    expect(await answer).toEqual({ response: 'One. Två.\n\nMer', language: 'sv' });
    expect(heard).toEqual(['One.', ' Två.']);
  });

  it.each([
    ['that ends too early', () => stream.close(), 'network'],
    ['that breaks', () => stream.error(new TypeError('gone')), 'network'],
    ['that is garbled', () => say('data: {"statem\n\n'), 'unreadable'],
    ['of another shape', () => say(event({ text: 'Two.' })), 'unreadable'],
  ])('fails %s', async (_what, act, code) => {
    const { answer } = await listen();
    act();
    await expect(answer).rejects.toMatchObject({ code });
  });

  it('is wanted no more once it is stopped', async () => {
    const stop = new AbortController();
    const { answer, heard } = await listen(stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ code: 'stopped' });
    say(statement(' Two.'));
    await Promise.resolve();
    expect(heard).toEqual(['One.']);
  });

  it('may pause for ten seconds, and take 65 in all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { answer } = await listen();
    const failed = vi.fn();
    answer.catch(failed);
    for (let seconds = 9; seconds < 63; seconds += 9) {
      await vi.advanceTimersByTimeAsync(9000);
      say(statement(' And on.'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(11_000);
    await expect(answer).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is given up after a pause of ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { answer } = await listen();
    const failed = vi.fn();
    answer.catch(failed);
    await vi.advanceTimersByTimeAsync(9900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await expect(answer).rejects.toMatchObject({ code: 'timeout' });
  });
});
