/** What carries an e-mail away, and the words in which it says what became of it. */
import type { Mail } from '../mail.ts';

export interface Transport {
  readonly name: string;
  /**
   * Seconds for which a second `send` under a key it has accepted does nothing; none where it knows no
   * keys.
   */
  readonly remembersKeys: number;
  /**
   * Resolves once the message is accepted.
   *
   * @throws NotSent where it surely was not accepted, KeyTaken where the key belongs to another
   *   message; anything else leaves open whether the message went out
   */
  send(mail: Mail, sending: Sending): Promise<void>;
}

export interface Sending {
  /** Ends the attempt; whatever is known of it by then is told at once. */
  signal: AbortSignal;
  /** How long until the signal does. */
  milliseconds: number;
  /**
   * To be waited for before any of the mail is handed over, but where a key is known for ever: whoever
   * takes the message up after a crash knows then whether it may have gone out. Where it fails, nothing
   * may go out.
   */
  begin: () => Promise<void>;
}

interface Reason {
  cause?: unknown;
  /** The seconds after which another attempt may succeed, where the other side says so. */
  retryAfter?: number | undefined;
}

/** The transport surely did not accept the message. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  readonly code: string;
  readonly retryAfter: number | undefined;

  /** @param code what happened, in words that may stand in a log */
  constructor(code: string, { cause, retryAfter }: Reason = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The transport cannot tell: the message may be on its way. */
export class PerhapsSent extends Error {
  override readonly name = 'PerhapsSent';
  readonly code: string;

  /** @param code what happened, in words that may stand in a log */
  constructor(code: string, { cause }: Pick<Reason, 'cause'> = {}) {
    super(code, { cause });
    this.code = code;
  }
}

/** The key already belongs to a message with other words. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}
