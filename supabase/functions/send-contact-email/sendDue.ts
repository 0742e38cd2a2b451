/**
 * Sends what is due of the messages that are kept, and says when those that failed are due again
 * (decision 10, “Once-only mail”).
 */
import type { Configuration } from '../_shared/configuration.ts';
import { log, traceOf } from '../_shared/log.ts';
import { type DueMail, leaseSeconds, type MailQueue } from '../_shared/store/mailQueue.ts';
import { storeOf } from '../_shared/store/store.ts';
import { attempt, type Outcome } from './attempt.ts';
import { handedOver, rememberSent } from './direct.ts';
import { foldHeld } from './foldHeld.ts';
import { composeMail, type Mail } from './mail.ts';
import type { Transport } from './transports/transport.ts';
import { transportOf } from './transports/transports.ts';
import { fromContent } from './written.ts';

const hour = 3600;

/** Seconds: the first pause, which doubles each time, up to the longest. */
const pauses = { first: 30, longest: hour };

/** Seconds after which a message that cannot be delivered is given up, and somebody has to see to it. */
const givenUpAfter = 48 * hour;

/** How long an attempt may take, in milliseconds. */
const attemptMilliseconds = 7000;

/** Milliseconds between two looks for what is due. */
const lookingInterval = 5_000;

/** Messages sent at the same time: one whose server stalls holds no other up. */
const mostAtOnce = 4;

const sending = {
  /** Each looks until nothing is due. */
  underWay: new Set<Promise<void>>(),
  /** Something may have become due since the last of them looked. */
  isAsked: false,
  isStopping: false,
  /** The store is away: told once, however often it is tried. */
  isBroken: false,
};

/** Sends all that is due; what fails in the store is logged, and due the next time. */
export async function sendDue(configuration: Configuration): Promise<void> {
  sending.isAsked = true;
  if (sending.isStopping || sending.underWay.size >= mostAtOnce) return;
  const work = sendAll(configuration);
  sending.underWay.add(work);
  await work;
  sending.underWay.delete(work);
}

/** Resolves once nothing is being sent. */
export async function sendingEnded(): Promise<void> {
  await Promise.all(sending.underWay);
}

/**
 * Looks for what is due for as long as the process runs: what failed, and what a crash has left.
 *
 * @returns stops it, and resolves once what is being sent has been
 */
export function keepSending(configuration: Configuration): () => Promise<void> {
  const looking = setInterval(() => void sendDue(configuration), lookingInterval);
  void sendDue(configuration);
  return () => {
    clearInterval(looking);
    sending.isStopping = true;
    return sendingEnded();
  };
}

async function sendAll(configuration: Configuration): Promise<void> {
  try {
    const { queue } = await storeOf(configuration);
    const transport = transportOf(configuration.mail);
    while (sending.isAsked && !sending.isStopping) {
      sending.isAsked = false;
      await foldHeld(queue, configuration);
      let due = await queue.take();
      while (due && !sending.isStopping) {
        await send(due, queue, transport, configuration);
        due = await queue.take();
      }
    }
    sending.isBroken = false;
  } catch (error) {
    if (!sending.isBroken) log('error', 'sending_broken_off', traceOf(error));
    sending.isBroken = true;
  }
}

async function send(
  due: DueMail,
  queue: MailQueue,
  transport: Transport,
  configuration: Configuration,
): Promise<void> {
  const { id, age } = due;
  // This process may have sent it all the same, and the store not have heard of it.
  const direct = await handedOver(id);
  const isInDoubt = due.state === 'sending' || due.state === 'unknown' || direct === 'unknown';
  const outcome: Outcome =
    direct === 'sent'
      ? { state: 'sent' }
      : isInDoubt && age >= transport.remembersKeys
        ? { state: 'unknown' }
        : await tryToSend(due, queue, transport, configuration);
  if (outcome.state === 'sent') {
    rememberSent(due);
    return queue.settle(id, 'sent');
  }
  const stands = isInDoubt || outcome.state === 'unknown' ? 'unknown' : 'waiting';
  const pause = pauseAfter(due.tries, outcome);
  const lasts =
    stands === 'unknown' ? Math.min(transport.remembersKeys, givenUpAfter) : givenUpAfter;
  if (outcome.state !== 'taken' && age + pause < lasts) return queue.settle(id, stands, pause);
  const reason = 'not tried again: npm run messages tells of it';
  log('error', 'message_undelivered', { message: id, state: stands, reason });
  return queue.settle(id, stands === 'unknown' ? 'unknown' : 'failed');
}

async function tryToSend(
  due: DueMail,
  queue: MailQueue,
  transport: Transport,
  { outboxKey, contactFrom, contactTo }: Configuration,
): Promise<Outcome> {
  const { id } = due;
  let mail: Mail;
  try {
    const [first, ...others] = fromContent(due.content, id, outboxKey);
    mail = composeMail(due, [first!, ...others], { contactFrom, contactTo });
  } catch {
    const reason = 'OUTBOX_KEY is not the one it was sealed with';
    log('error', 'message_unreadable', { message: id, reason });
    return { state: 'failed' };
  }
  const begin = () => queue.settle(id, 'sending', leaseSeconds);
  const outcome = await attempt(mail, transport, attemptMilliseconds, begin);
  if (outcome.state === 'sent' && transport.name === 'outbox') {
    const reason = 'no mail provider is set: the message lies in the outbox and reaches nobody';
    log('warn', 'kept_in_outbox', { message: id, reason });
  }
  return outcome;
}

/** @returns the seconds until the next attempt */
function pauseAfter(tries: number, { retryAfter = 0 }: Outcome): number {
  return Math.max(Math.min(pauses.first * 2 ** (tries - 1), pauses.longest), retryAfter);
}
