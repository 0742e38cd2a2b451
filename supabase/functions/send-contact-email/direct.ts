/**
 * Sends without the store, for when it is away: at most once per key, as far as this process knows
 * (decision 10, “Once-only mail”).
 */
import { Problem } from '../_shared/problem.ts';
import type { KeyedMessage, MailQueue } from '../_shared/store/mailQueue.ts';
import { attempt, type Outcome } from './attempt.ts';
import type { Mail } from './mail.ts';
import type { Transport } from './transports/transport.ts';

/** Milliseconds: of the eight in which the function answers, what the store may have taken is gone. */
const sendingMilliseconds = 4500;

interface Handed {
  digest: string;
  outcome: Promise<Outcome>;
}

const handed = new Map<string, Handed>();

/** Keys that are remembered: those of a day, and no flood's. */
const mostRemembered = 10_000;

/** @returns how a message stands that was handed over here; nothing where it was not */
export async function handedOver(id: string): Promise<Outcome['state'] | undefined> {
  const { state } = (await handed.get(id)?.outcome) ?? {};
  return state;
}

const unnoted = new Map<string, KeyedMessage>();

/** A message has gone out, and the store is to hear of it: it may have it still, or get it late. */
export function noteLater(message: KeyedMessage): void {
  unnoted.set(message.id, message);
  remember(message, Promise.resolve({ state: 'sent' }));
}

/** Tells the store of what has gone out. */
export async function noteSent(queue: MailQueue): Promise<void> {
  for (const message of unnoted.values()) {
    await queue.noteSent(message);
    unnoted.delete(message.id);
  }
}

/**
 * Resolves once the transport has accepted the message, now or earlier under the same key.
 *
 * @throws Problem `idempotency_conflict`, `delivery_failed`, `delivery_unknown`
 */
export async function sendDirectly(mail: Mail, transport: Transport): Promise<void> {
  const { state, retryAfter } = await onlyOnce(mail, transport);
  if (state === 'sent') return;
  if (state === 'taken') throw conflict();
  if (state === 'unknown') {
    throw new Problem('delivery_unknown', 'The message may have been sent.');
  }
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  throw new Problem('delivery_failed', 'The message was not sent.', headers);
}

/** Whoever comes while another sends the same has its outcome, and tries where that one failed. */
async function onlyOnce(mail: Mail, transport: Transport): Promise<Outcome> {
  const known = handed.get(mail.id);
  if (known && known.digest !== mail.digest) throw conflict();
  if (known) {
    const outcome = await known.outcome;
    const mayGo =
      outcome.state === 'failed' || (outcome.state === 'unknown' && transport.remembersKeys > 0);
    if (!mayGo) return outcome;
    if (handed.get(mail.id) !== known) return onlyOnce(mail, transport);
  }
  const outcome = attempt(mail, transport, sendingMilliseconds).then((made) => {
    if (made.state === 'sent') unnoted.set(mail.id, mail);
    return made;
  });
  remember(mail, outcome);
  return outcome;
}

function remember({ id, digest }: KeyedMessage, outcome: Promise<Outcome>): void {
  handed.set(id, { digest, outcome });
  for (const oldest of handed.keys()) {
    if (handed.size <= mostRemembered) break;
    handed.delete(oldest);
  }
}

export function conflict(): Problem {
  return new Problem('idempotency_conflict', 'The key belongs to another message.');
}
