/**
 * What the browser and the two functions say to each other (specification, chapter 7): names,
 * headers, limits and schemas. It lands in the visitor's bundle, so it imports `zod/mini` alone.
 */
import * as z from 'zod/mini';

/** The path under which the local server and Supabase alike serve the functions. */
export const functionsPath = '/functions/v1/';

export const contactFunction = 'send-contact-email';
export const chatFunction = 'chat-with-ai';

/** Names the message a request carries: the same key never sends two e-mails. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** In every answer; the log lines of the request carry the same value. */
export const requestIdHeader = 'X-Request-Id';

/** The most a request's body may weigh, in bytes. */
export const bodyLimit = 32 * 1024;

/** The most characters each field may have; the form says where one has more, and cuts nothing. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  /** RFC 5321, section 4.5.3.1.3: 256 octets with the angle brackets. */
  email: 254,
  company: 200,
  message: 5000,
} as const;

/** The history is the ten messages before the new one (specification, chapter 9). */
export const chatLimits = { message: 2000, turns: 10, content: 4000 } as const;

/**
 * One address in printable ASCII: the rule browsers apply to `type="email"` (HTML, “valid e-mail
 * address”), and a dot in the domain besides, after which a letter comes: what ends in a number is
 * read as an IP address on the way (URL standard, “ends-in-a-number checker”). Unicode separators,
 * which would fold into a header line of their own, have no place in it.
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Visible ASCII (RFC 9110 tokens and UUIDs fit), as long as Resend takes, too long to guess. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{16,256}$/;

/** At least one character one can see: white space and invisible signs count as empty. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

const optionalText = (limit: number) => z.string().check(z.trim(), z.maxLength(limit));
const requiredText = (limit: number) => optionalText(limit).check(z.regex(visible));

export const contactMessageSchema = z.strictObject({
  firstName: requiredText(contactLimits.firstName),
  lastName: requiredText(contactLimits.lastName),
  email: optionalText(contactLimits.email).check(z.regex(emailPattern)),
  company: z.optional(optionalText(contactLimits.company)),
  message: requiredText(contactLimits.message),
});

const chatTurnSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: requiredText(chatLimits.content),
});

export const chatRequestSchema = z.strictObject({
  message: requiredText(chatLimits.message),
  conversationHistory: z.array(chatTurnSchema).check(z.maxLength(chatLimits.turns)),
});

export const contactResponseSchema = z.object({ ok: z.literal(true) });

/** `response` is a model's answer, `fallback` one found in the site's own text. */
export const chatResponseSchema = z.object({
  response: z.optional(z.string()),
  fallback: z.optional(z.string()),
});

/**
 * An event of a streamed answer: a statement of Markdown, which begins with the white space that
 * joins it to those before, or the end. Without its end an answer has broken off.
 */
export const chatEventSchema = z.union([
  z.object({ statement: z.string() }),
  z.object({
    done: z.object({
      language: z.string(),
      /** Names the sections the answer rests on, as the end of it. */
      sources: z.string(),
    }),
  }),
]);

/** Every code an error may carry. The words for it stand in the locale files. */
export type ErrorCode =
  | 'body_too_large'
  | 'delivery_failed'
  | 'delivery_unknown'
  | 'idempotency_conflict'
  | 'internal_error'
  | 'invalid_idempotency_key'
  | 'invalid_request'
  | 'malformed_json'
  | 'method_not_allowed'
  | 'not_found'
  | 'origin_not_allowed'
  | 'rate_limited'
  | 'unavailable'
  | 'unsupported_media_type';

export interface ErrorResponse {
  error: { code: ErrorCode; message: string };
}

/** A page that has been open for long may meet a code that is newer than it. */
export const errorResponseSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactResponse = z.infer<typeof contactResponseSchema>;
export type ChatTurn = z.infer<typeof chatTurnSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
export type ChatResponse = z.infer<typeof chatResponseSchema>;

/**
 * The turns a request may carry: the newest ten, each cut to its limit, and of those the newest
 * that fit into three quarters of the body, so that the message itself always has room.
 *
 * @param turns the conversation so far, oldest first
 */
export function recentTurns(turns: readonly ChatTurn[]): ChatTurn[] {
  const encoder = new TextEncoder();
  const kept: ChatTurn[] = [];
  let bytes = 0;
  for (const { role, content } of turns.slice(-chatLimits.turns).reverse()) {
    const turn = { role, content: content.slice(0, chatLimits.content) };
    bytes += encoder.encode(JSON.stringify(turn)).length;
    if (bytes > bodyLimit * 0.75) break;
    kept.unshift(turn);
  }
  return kept;
}
