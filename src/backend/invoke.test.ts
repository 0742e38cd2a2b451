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

/** Sets the network's answer to the next call. */
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

it('returns only what the contract defines', async () => {
  answerWith('{"fallback":"Hej","other":1}');
  const request = { message: 'Hej', conversationHistory: [] };
  expect(await invoke(chatFunction, request, { language })).toEqual({ fallback: 'Hej' });
});

it('returns the language of the answer', async () => {
  const headers = { 'content-type': 'application/json', 'content-language': 'en' };
  answerWith('{"fallback":"Hello"}', { headers });
  const request = { message: 'Hello', conversationHistory: [] };
  expect(await invoke(chatFunction, request, { language })).toMatchObject({ language: 'en' });
});

describe('fails with a code', () => {
  const failure = (timeout = 1000) => invoke(contactFunction, message, { language, timeout });

  it('of the contract, if the function gave one', async () => {
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

  it('unreadable, for invalid JSON', async () => {
    answerWith('{"ok":');
    await expect(failure()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('network, if nothing or only a gateway answers', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(failure()).rejects.toMatchObject({ code: 'network' });
    answerWith('', { headers: { 'x-relay-error': 'true' } });
    await expect(failure()).rejects.toMatchObject({ code: 'network' });
  });

  it('timeout, if no answer comes, and aborts the request', async () => {
    network.mockImplementationOnce(() => new Promise(() => {}));
    await expect(failure(50)).rejects.toMatchObject({ code: 'timeout' });
    expect(network.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  });

  it.each([200, 500])('timeout, if an answer of %i never ends', async (status) => {
    const endless = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) });
    const headers = { 'content-type': 'application/json' };
    network.mockResolvedValueOnce(new Response(endless, { status, headers }));
    await expect(failure(50)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('timeout after fifteen seconds by default', async () => {
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

  /** Calls, and waits for the first statement. */
  async function listen(signal?: AbortSignal) {
    const statements: string[] = [];
    const onStatement = (text: string) => void statements.push(text);
    const answer = invoke(chatFunction, request, {
      language,
      onStatement,
      ...(signal && { signal }),
    });
    answer.catch(() => {});
    say(statement('One.'));
    await vi.waitFor(() => expect(statements).toEqual(['One.']));
    return { answer, statements };
  }

  it('is passed on statement by statement, however the network splits its bytes', async () => {
    const { answer, statements } = await listen();
    expect(new Headers(network.mock.calls[0]![1]!.headers).get('accept')).toMatch('event-stream');
    const bytes = new TextEncoder().encode(statement(' Två.'));
    for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
    say(event({ done: { language: 'sv', sources: '\n\nMer' } }));
    expect(await answer).toEqual({ response: 'One. Två.\n\nMer', language: 'sv' });
    expect(statements).toEqual(['One.', ' Två.']);
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

  it('passes on nothing more once it is stopped', async () => {
    const stop = new AbortController();
    const { answer, statements } = await listen(stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ code: 'stopped' });
    say(statement(' Two.'));
    await Promise.resolve();
    expect(statements).toEqual(['One.']);
  });

  it('times out after 65 seconds in all, though no pause reached ten', async () => {
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

  it('times out after a pause of ten seconds', async () => {
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
