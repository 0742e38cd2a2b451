/**
 * The chat's matter: what was asked, what came of it, and what of it the function is told
 * (specification, chapters 3, 5 and 7).
 */
import * as z from 'zod/mini';
import {
  chatLimits,
  chatRequestSchema,
  type ChatTurn,
  recentTurns,
} from '../../../../supabase/functions/_shared/contract.ts';

/** A time as ISO 8601 in UTC. What is saved may be rubbish, and no other can be formatted. */
export const timestampSchema = z.iso.datetime();

const messageSchema = z.object({
  id: z.string(),
  text: z.string(),
  sender: z.enum(['user', 'ai']),
  /** When it was sent. */
  timestamp: timestampSchema,
});

/** What came of a reply that is not there, or not all of it. */
const partSchema = z.optional(z.string());

const outcomeSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('awaited'),
    text: partSchema,
    /** What came of it when it was asked for before; it stays until something new comes. */
    isStale: z.optional(z.boolean()),
  }),
  z.object({ state: z.literal('answered'), reply: messageSchema }),
  z.object({
    state: z.literal('failed'),
    /**
     * The function failed, or it answered without an answer (specification, chapter 8), or there
     * were too many questions in a minute, or the answer broke off, or the visitor stopped it.
     */
    failure: z.enum(['functionError', 'noAnswer', 'tooMany', 'brokenOff', 'stopped']),
    text: partSchema,
    timestamp: timestampSchema,
  }),
]);

export const turnSchema = z.object({
  question: messageSchema,
  /** The language the reply is asked for in, and then the one it is in. */
  language: z.string(),
  outcome: outcomeSchema,
});

export type Turn = z.infer<typeof turnSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;
export type Failure = Extract<Outcome, { state: 'failed' }>['failure'];

/**
 * @param text what the visitor wrote
 * @returns whether the function takes it as a message: a blank one is never sent
 */
export function fitnessOf(text: string): 'sendable' | 'blank' | 'tooLong' {
  if (chatRequestSchema.shape.message.safeParse(text).success) return 'sendable';
  return text.trim().length > chatLimits.message ? 'tooLong' : 'blank';
}

/** @returns whether a reply is awaited; only one is at a time */
export function awaitsReply(turns: readonly Turn[]): boolean {
  return turns.some(({ outcome }) => outcome.state === 'awaited');
}

/**
 * The history sent with a question: the ten messages before it. Only turns with a reply count, be it
 * part of one; the greeting, failures and questions without a reply are none of it.
 *
 * @param turns the conversation, oldest first
 * @param id the question's id
 */
export function historyBefore(turns: readonly Turn[], id: string): ChatTurn[] {
  const place = turns.findIndex(({ question }) => question.id === id);
  return recentTurns(turns.slice(0, place).flatMap(messagesOf));
}

function messagesOf(turn: Turn): ChatTurn[] {
  const reply = replyOf(turn);
  if (!reply) return [];
  return [
    { role: 'user', content: turn.question.text },
    { role: 'assistant', content: reply },
  ];
}

/** @returns what was replied, or what came of it */
export function replyOf({ outcome }: Turn): string | undefined {
  return outcome.state === 'answered' ? outcome.reply.text : outcome.text;
}

/** A reply that was awaited when the page was left will not come: it can be asked for again. */
export function interrupted(turn: Turn): Turn {
  const { question, outcome } = turn;
  if (outcome.state !== 'awaited') return turn;
  const { timestamp } = question;
  const { text } = outcome;
  const failure = text ? 'brokenOff' : 'functionError';
  return { ...turn, outcome: { state: 'failed', failure, text, timestamp } };
}
