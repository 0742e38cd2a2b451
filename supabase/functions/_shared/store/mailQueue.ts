/**
 * The messages that are kept until they are delivered (decision 10, “Once-only mail”), as each
 * kind of store has them.
 */

/**
 * How a message stands. Of one that is `waiting` it is sure that it has not gone out; `sending` and
 * `unknown` leave it open; `held` waits to be told together with others; `failed` was given up.
 */
export type MailState = 'waiting' | 'held' | 'sending' | 'sent' | 'unknown' | 'failed';

/** A message under its idempotency key, by the fingerprints of both. */
export interface KeyedMessage {
  id: string;
  digest: string;
}

/** What is handed in to be kept. */
export interface MailToKeep extends KeyedMessage {
  /** What was written, sealed where there is a key for it. */
  content: string;
  /** The fingerprint of its words alone: others may have the same. */
  likeness: string;
  /** The address to be called when there is something to send; empty where a server looks by itself. */
  wake: string;
}

/** A message that is due. It is due again in a minute: whoever took it may break off. */
export interface DueMail extends KeyedMessage {
  content: string;
  state: MailState;
  /** How often it has been taken, this time included: whoever is not the last has no say any more. */
  tries: number;
  /** Seconds since it was kept. */
  age: number;
}

/** A message as it lies there. */
export interface KeptMail extends Pick<DueMail, 'id' | 'content' | 'state' | 'tries'> {
  keptAt: Date;
  /** When it is tried next; never by itself without it. */
  dueAt: Date | undefined;
}

export interface MailQueue {
  /**
   * Keeps a message, where its key is new, and on the disk before it answers. One of a crowd, or one
   * whose words have come several times in ten minutes, is held for those.
   *
   * @returns `taken` where the key belongs to another message, `full` where too many are held
   */
  keep(mail: MailToKeep, isCrowded: boolean): Promise<'kept' | 'taken' | 'full'>;
  /** Takes the message that has been due the longest. */
  take(): Promise<DueMail | undefined>;
  /**
   * Writes down how a message stands.
   *
   * @param taken as it was taken
   * @param pause seconds until it is tried; never by itself without it
   * @returns whether it was still with whoever took it
   */
  settle(
    taken: Pick<DueMail, 'id' | 'tries'>,
    state: Exclude<MailState, 'held' | 'sent'>,
    pause?: number,
  ): Promise<boolean>;
  /**
   * Writes down what somebody says of a message: that it is to be sent at once, or has arrived.
   *
   * @returns whether that can be said: not while it is being handed over
   */
  decide(id: string, state: 'waiting' | 'sent'): Promise<boolean>;
  /**
   * Writes down that a message has gone out, and lets go of what it says. It may not be kept here, or not
   * yet: it will not be then.
   */
  noteSent(message: KeyedMessage): Promise<void>;
  /** Those held, oldest first, once the first of them has been for ten minutes. */
  held(most: number): Promise<Pick<KeptMail, 'id' | 'content' | 'tries'>[]>;
  /**
   * Puts messages in the place of others, at once due; it fails, and does nothing, where one of those
   * has been taken, decided about or sent since.
   */
  replace(
    taken: readonly Pick<DueMail, 'id' | 'tries'>[],
    mails: readonly MailToKeep[],
  ): Promise<void>;
  /** Those that have not been delivered, oldest first. */
  list(most: number): Promise<KeptMail[]>;
  /** How many have not been delivered that were given up, or kept so many seconds ago. */
  late(seconds: number): Promise<number>;
}

/** How often the same words go out one by one: two people may have little to say, and say it alike. */
export const alikeSent = 2;

/** Seconds in which equal words are counted, and after which those held are told. */
export const foldingSeconds = 600;

/** Messages held, of 6 kB: what a flood may take of the disk in ten minutes. */
export const mostHeld = 20_000;

/** Seconds for which a message belongs to whoever took it. */
export const leaseSeconds = 60;

/** Days after which a message goes, delivered or not, and the key of one that was. */
export const keptDays = { undelivered: 30, delivered: 2 };
