// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Claim, type Store, StoreError } from '../_shared/store.ts';
import { deliver } from './deliver.ts';
import { composeMail } from './mail.ts';
import { KeyTaken, NotSent, PerhapsSent, type Transport } from './transport.ts';

const address = { name: '', address: 'hello@skillspurt.example' };
const mail = composeMail(
  { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@foretag.example', message: 'Hej' },
  'a-key-that-is-long-enough',
  'sv',
  { contactFrom: address, contactTo: address },
);
const errorLog = vi.spyOn(console, 'error');

beforeEach(() => {
  errorLog.mockImplementation(() => {});
});
afterEach(() => {
  vi.clearAllMocks();
});

type Parts = Pick<Store, 'claim' | 'settle'> & Omit<Transport, 'name'>;

const failing = (error: Error) => async () => {
  throw error;
};

/** A delivery in which the store and the transport behave as told. */
function attempt({
  claim = async () => 'granted',
  settle = async () => {},
  send = async () => {},
  knowsKeys = false,
  ...rest
}: Partial<Parts> = {}) {
  const transport = { name: 'test', knowsKeys, send: vi.fn(send), ...rest };
  const store = { claim: vi.fn(claim), settle: vi.fn(settle) };
  const delivery = { transport, store, requestId: 'id', milliseconds: 500 };
  const outcome = deliver(mail, delivery).then(
    () => 'delivered',
    (error) => error.code ?? error.name,
  );
  return { outcome, transport, store };
}

describe('deliver', () => {
  it('says success once the transport has accepted, and remembers it', async () => {
    const { outcome, store } = attempt();
    expect(await outcome).toBe('delivered');
    expect(store.settle).toHaveBeenCalledExactlyOnceWith(mail, 'sent');
  });

  it.each<[Claim, string]>([
    ['sent', 'delivered'],
    ['taken', 'idempotency_conflict'],
    ['pending', 'delivery_pending'],
    ['unknown', 'delivery_unknown'],
  ])('sends nothing under a key that is %s', async (claim, expected) => {
    const { outcome, transport } = attempt({ claim: async () => claim });
    expect(await outcome).toBe(expected);
    expect(transport.send).not.toHaveBeenCalled();
  });

  it.each<[Claim, string, number]>([
    ['sent', 'delivered', 0],
    ['unknown', 'delivery_unknown', 0],
    ['granted', 'delivered', 1],
  ])('waits for another’s attempt: then %s', async (outcome, expected, sends) => {
    const claims: Claim[] = ['pending', outcome];
    const waiting = attempt({ claim: async () => claims.shift()! });
    expect(await waiting.outcome).toBe(expected);
    expect(waiting.transport.send).toHaveBeenCalledTimes(sends);
  });

  it.each([
    ['sent', 'delivered'],
    ['taken', 'idempotency_conflict'],
  ] as const)('believes a transport that knows the key as %s', async (known, expected) => {
    const { outcome, transport, store } = attempt({ find: async () => known });
    expect(await outcome).toBe(expected);
    expect(transport.send).not.toHaveBeenCalled();
    expect(store.claim).not.toHaveBeenCalled();
  });

  it('sends nothing when the transport cannot say what it knows', async () => {
    const { outcome, transport } = attempt({ find: failing(new Error('no disk')) });
    expect(await outcome).toBe('delivery_failed');
    expect(transport.send).not.toHaveBeenCalled();
  });

  it('may try again what failed, and what is unknown only if the transport knows the key', async () => {
    const forgetful = attempt();
    const knowing = attempt({ knowsKeys: true });
    await Promise.all([forgetful.outcome, knowing.outcome]);
    expect(forgetful.store.claim).toHaveBeenCalledWith(mail, ['failed']);
    expect(knowing.store.claim).toHaveBeenCalledWith(mail, ['failed', 'unknown']);
  });

  it.each([
    [new NotSent('refused'), 'delivery_failed', 'failed'],
    [new PerhapsSent('no answer'), 'delivery_unknown', 'unknown'],
    [new Error('lost while sending'), 'delivery_unknown', 'unknown'],
    [new KeyTaken(), 'idempotency_conflict', 'failed'],
  ])('tells surely not sent from perhaps sent: %s', async (error, code, state) => {
    const { outcome, store } = attempt({ send: failing(error) });
    expect(await outcome).toBe(code);
    expect(store.settle).toHaveBeenCalledExactlyOnceWith(mail, state);
  });

  it('hands on when to try again', async () => {
    const send = failing(new NotSent('429', { retryAfter: 60 }));
    const delivery = { ...attempt({ send }), requestId: 'id', milliseconds: 500 };
    await expect(deliver(mail, delivery)).rejects.toMatchObject({
      headers: { 'retry-after': '60' },
    });
  });

  it('waits no longer than told, and then the outcome is unknown', async () => {
    const { outcome, store } = attempt({ send: () => new Promise(() => {}) });
    expect(await outcome).toBe('delivery_unknown');
    expect(store.settle).toHaveBeenCalledExactlyOnceWith(mail, 'unknown');
  });

  it('believes what a transport says when its time is up', async () => {
    const send = (_mail: unknown, signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new NotSent('stalled')));
      });
    expect(await attempt({ send }).outcome).toBe('delivery_failed');
  });

  it('sends nothing when the store cannot say how the key stands', async () => {
    const { outcome, transport } = attempt({ claim: failing(new StoreError('down')) });
    expect(await outcome).toBe('StoreError');
    expect(transport.send).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', failing(new Error('down'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('does not take success back when writing it down %s', async (_how, settle) => {
    expect(await attempt({ settle }).outcome).toBe('delivered');
    expect(errorLog.mock.calls.join()).toContain('delivery_not_recorded');
  });

  it('logs what happened, and nothing of the visitor', async () => {
    const cause = new Error('550 asa@foretag.example unknown');
    await attempt({ send: failing(new NotSent('EENVELOPE 550', { cause })) }).outcome;
    await attempt({ send: failing(cause) }).outcome;
    const logged = errorLog.mock.calls.join();
    expect(logged).toContain('"event":"delivery_failed"');
    expect(logged).toContain('"code":"EENVELOPE 550"');
    expect(logged).toContain('"event":"delivery_unknown"');
    expect(logged).not.toMatch(/asa|Hej|a-key/);
  });
});
