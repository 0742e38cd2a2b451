/**
 * Sends a message at most once per idempotency key (decision 10, “Once-only mail”). A key is
 * pending, sent, failed or unknown: failed may be tried again, unknown only through a transport
 * that itself knows the key.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { log, traceOf } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import type { Claim, DeliveryState, Store } from '../_shared/store.ts';
import { withinTime } from '../_shared/withinTime.ts';
import type { Mail } from './mail.ts';
import { KeyTaken, NotSent, type Transport } from './transport.ts';

/** How long the store may take to write down what became of a message, in milliseconds. */
const recordingMilliseconds = 500;

/** How often one who waits for another's attempt asks how it stands, in milliseconds. */
const askingMilliseconds = 200;

/** Of the time there is, the part in which another's attempt is waited for. */
const waitingShare = 0.55;

/** Of the time there is for sending, the part after which the transport must say what it knows. */
const sendingShare = 0.95;

interface Delivery {
  transport: Transport;
  store: Pick<Store, 'claim' | 'settle'>;
  requestId: string;
  /** How long to wait for the key and the transport together. */
  milliseconds: number;
}

/**
 * Resolves once the transport has accepted the message, now or earlier under the same key.
 *
 * @throws Problem `idempotency_conflict`, `delivery_pending`, `delivery_failed`, `delivery_unknown`
 * @throws StoreError where the store does not say how the key stands; nothing was sent then
 */
export async function deliver(mail: Mail, delivery: Delivery): Promise<void> {
  const { transport, store, requestId, milliseconds } = delivery;
  const started = performance.now();
  const known = await transport.find?.(mail).catch((error: unknown) => {
    throw undelivered('failed', error);
  });
  const claim = known ?? (await claimKey());
  if (claim === 'sent') return;
  if (claim === 'taken') throw conflict();
  if (claim === 'unknown') throw undelivered('unknown', undefined);
  if (claim === 'pending') {
    throw new Problem('delivery_pending', 'The message is being sent.', { 'retry-after': '5' });
  }
  const left = Math.ceil(Math.max(milliseconds - elapsed(), 1));
  const sending = Math.ceil(left * sendingShare);
  try {
    await withinTime(
      AbortSignal.timeout(left),
      transport.send(mail, AbortSignal.timeout(sending), sending),
    );
  } catch (error) {
    const state = error instanceof NotSent || error instanceof KeyTaken ? 'failed' : 'unknown';
    await settle(state);
    throw error instanceof KeyTaken ? conflict() : undelivered(state, error);
  }
  await settle('sent');

  /**
   * Takes the key. Where another request is sending the same message, its outcome is the answer;
   * where that one fails, there is time left to try oneself.
   */
  async function claimKey(): Promise<Claim> {
    const retryable: DeliveryState[] = transport.knowsKeys ? ['failed', 'unknown'] : ['failed'];
    let stands = await store.claim(mail, retryable);
    while (stands === 'pending' && elapsed() < milliseconds * waitingShare) {
      await pause(askingMilliseconds);
      stands = await store.claim(mail, retryable);
    }
    return stands;
  }

  function elapsed(): number {
    return performance.now() - started;
  }

  /** What became of the message is true whether or not it could be written down. */
  async function settle(state: Exclude<DeliveryState, 'pending'>): Promise<void> {
    const time = AbortSignal.timeout(recordingMilliseconds);
    await withinTime(time, store.settle(mail, state)).catch((error: unknown) => {
      log('error', 'delivery_not_recorded', { requestId, state, ...traceOf(error) });
    });
  }

  function undelivered(state: 'failed' | 'unknown', error: unknown): Problem {
    const cause = error instanceof Error ? error.cause : undefined;
    const retryAfter = error instanceof NotSent ? error.retryAfter : undefined;
    log('error', `delivery_${state}`, {
      requestId,
      transport: transport.name,
      ...(error !== undefined && traceOf(error)),
      ...(cause !== undefined && { cause: traceOf(cause) }),
    });
    return state === 'failed'
      ? new Problem(
          'delivery_failed',
          'The message was not sent.',
          retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
        )
      : new Problem('delivery_unknown', 'The message may have been sent.');
  }
}

function conflict(): Problem {
  return new Problem('idempotency_conflict', 'The key belongs to another message.');
}
