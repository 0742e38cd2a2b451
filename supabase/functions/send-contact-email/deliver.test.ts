// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Claim,
  deliver,
  type KeyStore,
  KeyTaken,
  NotSent,
  type Transport,
} from './deliver.ts';
import { composeMail } from './mail.ts';

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

/** A delivery in which the store and the transport behave as told. */
function attempt({
  claim = async () => 'granted',
  settle = async () => {},
  send = async () => {},
  knowsKeys = false,
}: Partial<KeyStore & Omit<Transport, 'name'>> = {}) {
  const transport = { name: 'test', knowsKeys, send: vi.fn(send) };
  const keys = {
    claim: vi.fn(claim),
    settle: vi.fn(settle),
  };
  const delivery = { transport, keys, requestId: 'id', milliseconds: 50 };
  const outcome = deliver(mail, delivery).then(
    () => 'delivered',
    (error) => error.code,
  );
  return { outcome, transport, keys };
}

describe('deliver', () => {
  it('says success once the transport has accepted, and remembers it', async () => {
    const { outcome, keys } = attempt();
    expect(await outcome).toBe('delivered');
    expect(keys.settle).toHaveBeenCalledExactlyOnceWith(mail, 'sent');
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

  it('may try again what failed, and what is unknown only if the transport knows the key', async () => {
    const forgetful = attempt();
    const knowing = attempt({ knowsKeys: true });
    await Promise.all([forgetful.outcome, knowing.outcome]);
    expect(forgetful.keys.claim).toHaveBeenCalledWith(mail, ['failed']);
    expect(knowing.keys.claim).toHaveBeenCalledWith(mail, ['failed', 'unknown']);
  });

  it.each([
    [new NotSent('refused'), 'delivery_failed', 'failed'],
    [new Error('lost while sending'), 'delivery_unknown', 'unknown'],
  ])('tells surely not sent from perhaps sent: %s', async (error, code, state) => {
    const { outcome, keys } = attempt({ send: () => Promise.reject(error) });
    expect(await outcome).toBe(code);
    expect(keys.settle).toHaveBeenCalledExactlyOnceWith(mail, state);
    expect(errorLog.mock.calls.join()).toContain(code);
  });

  it('waits no longer than told, and then the outcome is unknown', async () => {
    const { outcome, keys } = attempt({ send: () => new Promise(() => {}) });
    expect(await outcome).toBe('delivery_unknown');
    expect(keys.settle).toHaveBeenCalledExactlyOnceWith(mail, 'unknown');
  });

  it('is a conflict when another message took the key meanwhile', async () => {
    const { outcome, keys } = attempt({ send: () => Promise.reject(new KeyTaken()) });
    expect(await outcome).toBe('idempotency_conflict');
    expect(keys.settle).not.toHaveBeenCalled();
  });

  it('sends nothing when the store cannot say how the key stands', async () => {
    const { outcome, transport } = attempt({ claim: () => Promise.reject(new Error('down')) });
    expect(await outcome).toBe('delivery_failed');
    expect(transport.send).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', () => new Promise<void>(() => {})],
  ])('does not take success back when writing it down %s', async (_how, settle) => {
    expect(await attempt({ settle }).outcome).toBe('delivered');
    expect(errorLog.mock.calls.join()).toContain('delivery_not_recorded');
  });

  it('logs nothing of the visitor', async () => {
    const send = () => Promise.reject(new Error('550 asa@foretag.example unknown'));
    await attempt({ send }).outcome;
    expect(errorLog.mock.calls.join()).not.toMatch(/asa|Hej|a-key/);
  });
});
