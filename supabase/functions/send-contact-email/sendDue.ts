/**
 * Sends what is due of the messages that are kept, and says when those that failed are due again
 * (decision 10, “Once-only mail”).
 */
import type { Configuration } from '../_shared/configuration.ts';
import { log, traceOf } from '../_shared/log.ts';
import { type DueMail, leaseSeconds, type MailQueue } from '../_shared/store/mailQueue.ts';
import { StoreError, storeOf } from '../_shared/store/store.ts';
import { attempt, type Outcome } from './attempt.ts';
import { handedOver, handOver, noteLater, noteSent } from './direct.ts';
import { foldHeld } from './foldHeld.ts';
import { composeMail, type Mail } from './mail.ts';
import type { Transport } from './transports/transport.ts';
import { transportOf } from './transports/transports.ts';
import { fromContent, type Several, toKeep } from './written.ts';

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
  /** Each takes messages until nothing is due. */
  takers: new Set<Promise<unknown>>(),
  isStopping: false,
  /** What was said last of a store that is away: once, however often it is tried. */
  told: '',
};

/**
 * Sends all that is due, and resolves once nothing is being sent; what fails in the store is logged,
 * and due the next time.
 */
export async function sendDue(configuration: Configuration): Promise<void> {
  startTaker(configuration);
  await sendingEnded();
}

function startTaker(configuration: Configuration): void {
  if (sending.isStopping || sending.takers.size >= mostAtOnce) return;
  const taker = takeAndSend(configuration).finally(() => sending.takers.delete(taker));
  sending.takers.add(taker);
}

/** Resolves once nothing is being sent. */
export async function sendingEnded(): Promise<void> {
  while (sending.takers.size > 0) await Promise.all(sending.takers);
}

/**
 * Looks for what is due for as long as the process runs: what failed, and what a crash has left.
 *
 * @returns stops it, and resolves once what is being sent has been, and `answered` has come
 */
export function keepSending(
  configuration: Configuration,
): (answered: Promise<void>) => Promise<void> {
  const looking = setInterval(() => void sendDue(configuration), lookingInterval);
  // With the day's salt goes what is past, also where nobody calls for weeks.
  const sweeping = setInterval(() => void sweep(configuration), hour * 1000);
  void sendDue(configuration);
  return async (answered) => {
    clearInterval(looking);
    clearInterval(sweeping);
    sending.isStopping = true;
    await answered;
    await sendingEnded();
    await noteLast(configuration);
  };
}

/** What went straight out while the server was being stopped. */
async function noteLast(configuration: Configuration): Promise<void> {
  try {
    await noteSent((await storeOf(configuration)).queue);
  } catch {
    // Whoever sends has told of a store that is away.
  }
}

async function sweep(configuration: Configuration): Promise<void> {
  try {
    await (await storeOf(configuration)).salt();
  } catch {
    // Whoever sends tells of a store that is away.
  }
}

async function takeAndSend(configuration: Configuration): Promise<void> {
  try {
    const { queue } = await storeOf(configuration);
    const transport = transportOf(configuration.mail);
    await noteSent(queue);
    while (!sending.isStopping) {
      const due = await queue.take();
      if (due) {
        // There may be more, and this one's server may stall.
        startTaker(configuration);
        await send(due, queue, transport, configuration);
      } else if (!(await foldHeld(queue, configuration))) break;
    }
    sending.told = '';
  } catch (error) {
    const { at, ...fault } = traceOf(error instanceof StoreError ? error.cause : error);
    const told = JSON.stringify(fault);
    if (sending.told !== told) log('error', 'sending_broken_off', { ...fault, at });
    sending.told = told;
  }
}

async function send(
  due: DueMail,
  queue: MailQueue,
  transport: Transport,
  configuration: Configuration,
): Promise<void> {
  const { id, age } = due;
  const { written, mail } = (await read(due, configuration)) ?? {};
  // This process may have sent it all the same, and the store not have heard of it.
  const direct = await handedOver(id);
  const isInDoubt = due.state === 'sending' || due.state === 'unknown' || direct === 'unknown';
  let outcome: Outcome = { state: 'failed' };
  if (direct === 'sent') outcome = { state: 'sent' };
  else if (isInDoubt && age >= transport.remembersKeys) outcome = { state: 'unknown' };
  else if (mail) outcome = await attemptKept(due, mail, queue, transport);

  if (outcome.state === 'sent') {
    try {
      return await queue.noteSent(due);
    } catch (error) {
      noteLater(due);
      throw error;
    }
  }
  const mayBeThere = isInDoubt || outcome.state === 'unknown';
  const lasts = mayBeThere ? Math.min(transport.remembersKeys, givenUpAfter) : givenUpAfter;
  const pause = pauseAfter(due.tries, outcome);
  if (outcome.state !== 'taken' && age + pause < lasts) {
    await queue.settle(due, mayBeThere ? 'unknown' : 'waiting', pause);
    return;
  }
  const state = mayBeThere ? 'unknown' : 'failed';
  log('error', 'message_undelivered', { message: id, state, reason: 'npm run messages tells' });
  if (written && written.length > 1 && !mayBeThere) {
    // One of them may be what the others' mail was refused for.
    await queue.replace(
      [due],
      await Promise.all(written.map((one) => toKeep([one], configuration))),
    );
  } else await queue.settle(due, state);
}

async function attemptKept(
  due: DueMail,
  mail: Mail,
  queue: MailQueue,
  transport: Transport,
): Promise<Outcome> {
  const begin = async () => {
    const isOurs = await queue.settle(due, 'sending', leaseSeconds);
    if (!isOurs) throw new Error('taken by another');
  };
  const attempting = attempt(mail, transport, attemptMilliseconds, begin);
  handOver(due, attempting);
  const outcome = await attempting;
  if (outcome.state === 'sent' && transport.name === 'outbox') {
    const reason = 'no mail provider is set: the message lies in the outbox and reaches nobody';
    log('warn', 'kept_in_outbox', { message: due.id, reason });
  }
  return outcome;
}

/** @returns nothing where it was sealed with another key */
async function read(
  due: DueMail,
  configuration: Configuration,
): Promise<{ written: Several; mail: Mail } | undefined> {
  const { id, content } = due;
  try {
    const written = await fromContent(content, id, configuration.outboxKey);
    return { written, mail: composeMail(due, written, configuration) };
  } catch {
    const reason = 'OUTBOX_KEY is not the one it was sealed with';
    log('error', 'message_unreadable', { message: id, reason });
    return undefined;
  }
}

/** @returns the seconds until the next attempt */
function pauseAfter(tries: number, { retryAfter = 0 }: Outcome): number {
  return Math.min(Math.max(pauses.first * 2 ** (tries - 1), retryAfter), pauses.longest);
}
