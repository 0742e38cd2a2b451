/** One attempt to send an e-mail, and what is known of it afterwards. */
import { log, traceOf } from '../_shared/log.ts';
import { withinTime } from '../_shared/withinTime.ts';
import type { Mail } from './mail.ts';
import { KeyTaken, NotSent, type Transport } from './transports/transport.ts';

/** Of the time there is for sending, the part after which the transport must say what it knows. */
const sendingShare = 0.95;

export interface Outcome {
  /**
   * `failed`: it surely has not gone out. `taken`: its key belongs to another message, under which it
   * will never go out. `unknown`: it may have.
   */
  state: 'sent' | 'failed' | 'taken' | 'unknown';
  /** Seconds after which another attempt may succeed, where the other side says so. */
  retryAfter?: number | undefined;
}

/**
 * @param milliseconds how long it may take
 * @param begin see `Sending`
 */
export async function attempt(
  mail: Mail,
  transport: Transport,
  milliseconds: number,
  begin: () => Promise<void> = async () => {},
): Promise<Outcome> {
  const sending = Math.ceil(milliseconds * sendingShare);
  try {
    const signal = AbortSignal.timeout(sending);
    await withinTime(
      AbortSignal.timeout(milliseconds),
      transport.send(mail, { signal, milliseconds: sending, begin }),
    );
    return { state: 'sent' };
  } catch (error) {
    const state = stateAfter(error);
    const cause = error instanceof Error ? error.cause : undefined;
    log('error', `delivery_${state}`, {
      message: mail.id,
      transport: transport.name,
      ...traceOf(error),
      ...(cause !== undefined && { cause: traceOf(cause) }),
    });
    return { state, retryAfter: error instanceof NotSent ? error.retryAfter : undefined };
  }
}

function stateAfter(error: unknown): Outcome['state'] {
  if (error instanceof NotSent) return 'failed';
  return error instanceof KeyTaken ? 'taken' : 'unknown';
}
