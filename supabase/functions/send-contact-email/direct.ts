/**
 * Sends without the store, for when it is away: at most once per key, as far as this process knows
 * (decision 10, “Once-only mail”).
 */
import { log, traceOf } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import type { KeyedMessage, MailQueue } from '../_shared/store/mailQueue.ts';
import { attempt, type Outcome } from './attempt.ts';
import type { Mail } from './mail.ts';
import type { Transport } from './transports/transport.ts';

/** Milliseconds: the function is to answer in eight, of which the store may have taken some. */
const sendingMilliseconds = 4500;

interface Handed {
  digest: string;
  outcome: Promise<Outcome>;
  /** The store has it, and says itself how it stands. */
  isKept: boolean;
}

const handed = new Map<string, Handed>();

/** Keys that are remembered: those of a day, and no flood's. */
const mostRemembered = 10_000;

/** @returns how a message stands that went out without the store; nothing where none did */
export async function handedOver(id: string): Promise<Outcome['state'] | undefined> {
  const known = handed.get(id);
  return known && !known.isKept ? (await known.outcome).state : undefined;
}

/** A message that is kept is being sent: who comes without the store has its outcome, too. */
export function handOver(message: KeyedMessage, outcome: Promise<Outcome>): void {
  remember(message, outcome, true);
}

/** What has gone out, and the store is to hear of: it may have it still, or get it late. */
const unnoted = new Map<string, string>();

export function noteLater({ id, digest }: KeyedMessage): void {
  setBounded(unnoted, id, digest);
  remember({ id, digest }, Promise.resolve({ state: 'sent' }), false);
}

let isNoting = false;

/** Tells the store of what has gone out; what it does not take is told the next time. */
export async function noteSent(queue: MailQueue): Promise<void> {
  if (isNoting) return;
  isNoting = true;
  try {
    for (const [id, digest] of unnoted) {
      await queue.noteSent({ id, digest });
      unnoted.delete(id);
    }
  } catch (error) {
    log('warn', 'not_noted', traceOf(error instanceof Error ? error.cause : error));
  } finally {
    isNoting = false;
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
    if (made.state === 'sent') setBounded(unnoted, mail.id, mail.digest);
    return made;
  });
  remember(mail, outcome, false);
  return outcome;
}

function remember({ id, digest }: KeyedMessage, outcome: Promise<Outcome>, isKept: boolean): void {
  setBounded(handed, id, { digest, outcome, isKept });
}

function setBounded<Value>(map: Map<string, Value>, id: string, value: Value): void {
  map.set(id, value);
  for (const oldest of map.keys()) {
    if (map.size <= mostRemembered) break;
    map.delete(oldest);
  }
}

export function conflict(): Problem {
  return new Problem('idempotency_conflict', 'The key belongs to another message.');
}
