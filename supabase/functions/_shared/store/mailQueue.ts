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
  /** Whether more come than go out one by one. */
  isCrowded: boolean;
  /** The address to be called when there is something to send; empty where a server looks by itself. */
  wake: string;
}

/** A message that is due. It is due again in a minute: whoever took it may break off. */
export interface DueMail extends KeyedMessage {
  content: string;
  state: MailState;
  /** How often it has been taken, this time included. */
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
   * Keeps a message, where its key is new, and on the disk before it answers. One that comes beyond
   * the crowd, or whose words have come several times in ten minutes, is held until those are full.
   *
   * @returns `taken` where the key belongs to another message
   */
  keep(mail: MailToKeep): Promise<'kept' | 'taken'>;
  /** Takes the message that has been due the longest. */
  take(): Promise<DueMail | undefined>;
  /**
   * Writes down how a message stands; what it says goes once it is sent.
   *
   * @param pause seconds until it is tried; never by itself without it
   */
  settle(id: string, state: MailState, pause?: number): Promise<void>;
  /** Those held that are due, oldest first. */
  held(most: number): Promise<Pick<KeptMail, 'id' | 'content'>[]>;
  /**
   * Puts one message in the place of held ones, at once due; it fails, and does nothing, where one of
   * them is held no more.
   */
  fold(ids: readonly string[], mail: Omit<MailToKeep, 'isCrowded'>): Promise<void>;
  /** Those that have not been delivered, oldest first. */
  list(most: number): Promise<KeptMail[]>;
  /** How many have not been delivered that were given up, or kept so many seconds ago. */
  late(seconds: number): Promise<number>;
}

/** How often the same words go out one by one: two people may have little to say, and say it alike. */
export const alikeSent = 2;

/** Seconds in which equal words are counted, and after which those held are told. */
export const foldingSeconds = 600;

/** Seconds for which a message belongs to whoever took it. */
export const leaseSeconds = 60;

/** Days after which a message goes, delivered or not; a key whose message was delivered goes after two. */
export const keptDays = 30;
