/**
 * Sends a message at most once per idempotency key (decisions, “The two functions”). A key is
 * pending, sent, failed or unknown: failed may be tried again, unknown only through a transport
 * that itself knows the key.
 */
import { log, traceOf } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import type { Mail } from './mail.ts';

export type DeliveryState = 'pending' | 'sent' | 'failed' | 'unknown';

export interface Transport {
  readonly name: string;
  /** Whether a second `send` under a key it has accepted does nothing. */
  readonly knowsKeys: boolean;
  /**
   * Resolves once the message is accepted.
   *
   * @throws NotSent where it surely was not accepted, KeyTaken where the key belongs to another
   *   message; anything else leaves open whether the message went out
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The transport surely did not accept the message. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** The key already belongs to a message with other words. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** What became of an attempt to take a key: granted to the caller, or how it stands. */
export type Claim = 'granted' | 'taken' | Exclude<DeliveryState, 'failed'>;

/** Where the states of the keys are kept. */
export interface KeyStore {
  /**
   * Makes the key pending, in one atomic step, where it is new or in one of the states given.
   *
   * @returns `taken` where the key belongs to a message with another digest
   */
  claim(mail: Mail, retryable: readonly DeliveryState[]): Promise<Claim>;
  settle(mail: Mail, state: Exclude<DeliveryState, 'pending'>): Promise<void>;
}

/** How long the store may take to write down what became of a message. */
const recordingMilliseconds = 500;

interface Delivery {
  transport: Transport;
  keys: KeyStore;
  requestId: string;
  /** How long to wait for the key and the transport together. */
  milliseconds: number;
}

/**
 * Resolves once the transport has accepted the message, now or earlier under the same key.
 *
 * @throws Problem `idempotency_conflict`, `delivery_pending`, `delivery_failed`, `delivery_unknown`
 */
export async function deliver(mail: Mail, delivery: Delivery): Promise<void> {
  const { transport, keys, requestId, milliseconds } = delivery;
  const signal = AbortSignal.timeout(milliseconds);
  const retryable: DeliveryState[] = transport.knowsKeys ? ['failed', 'unknown'] : ['failed'];
  const claim = await within(signal, keys.claim(mail, retryable)).catch((error: unknown) => {
    throw undelivered('failed', error);
  });
  if (claim === 'sent') return;
  if (claim === 'taken') throw conflict();
  if (claim === 'unknown') throw undelivered('unknown', undefined);
  if (claim === 'pending') {
    throw new Problem('delivery_pending', 'The message is being sent.', { 'retry-after': '5' });
  }
  try {
    await within(signal, transport.send(mail, signal));
  } catch (error) {
    if (error instanceof KeyTaken) throw conflict();
    const state = error instanceof NotSent ? 'failed' : 'unknown';
    await settle(state);
    throw undelivered(state, error instanceof NotSent ? error.cause : error);
  }
  await settle('sent');

  /** What became of the message is true whether or not it could be written down. */
  async function settle(state: Exclude<DeliveryState, 'pending'>): Promise<void> {
    const recording = AbortSignal.timeout(recordingMilliseconds);
    await within(recording, keys.settle(mail, state)).catch((error: unknown) => {
      log('error', 'delivery_not_recorded', { requestId, state, ...traceOf(error) });
    });
  }

  function undelivered(state: 'failed' | 'unknown', error: unknown): Problem {
    log('error', `delivery_${state}`, { requestId, transport: transport.name, ...traceOf(error) });
    return state === 'failed'
      ? new Problem('delivery_failed', 'The message was not sent.')
      : new Problem('delivery_unknown', 'The message may have been sent.');
  }
}

function conflict(): Problem {
  return new Problem('idempotency_conflict', 'The key belongs to another message.');
}

/** Stops waiting when the signal does, whether or not the work heeds it. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('took too long')), { once: true });
  });
  return Promise.race([work, stopped]);
}
