/**
 * Resend's HTTP interface. It keeps a key for 24 hours and answers a repeated request as it answered
 * the first, so whatever is unclear may be tried again under the same key. Deno does so unasked: it
 * repeats a request once where a connection that served before is dropped in place of an answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Mailbox } from '../../_shared/configuration.ts';
import type { Mail } from '../mail.ts';
import { NotSent, PerhapsSent, type Transport } from './transport.ts';

/** What a request is expected to take at the most, in milliseconds, when there is time to repeat it. */
const requestMilliseconds = 1000;

const connectionCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

const accepted = z.object({ id: z.string().check(z.minLength(1)) });

/** Its errors' names are fixed words; their messages may quote what was sent. */
const refused = z.object({ name: z.string().check(z.regex(/^[a-z_]{1,60}$/)) });

interface Account {
  apiKey: string;
  /** Where the interface is, as in `https://api.resend.com`. */
  baseUrl: string;
}

export function createResend({ apiKey, baseUrl }: Account): Transport {
  return {
    name: 'resend',
    // 24 hours, by its documentation.
    remembersKeys: 24 * 3600,
    async send(mail, { signal, milliseconds, begin }) {
      const ends = performance.now() + milliseconds;
      await begin().catch((cause: unknown) => {
        throw new NotSent('not begun', { cause });
      });
      const response = await ask(mail, signal);
      const wait = secondsToRepeat(response);
      const left = ends - performance.now() - requestMilliseconds;
      if (wait === undefined || wait * 1000 > left) return judge(response);
      await response.body?.cancel();
      await pause(wait * 1000);
      return judge(await ask(mail, signal));
    },
  };

  async function ask(mail: Mail, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(`${baseUrl.replace(/\/+$/, '')}/emails`, {
        method: 'POST',
        signal,
        // Elsewhere the key would not be known, and the message has no business there.
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': mail.id,
        },
        body: JSON.stringify(payloadOf(mail)),
      });
    } catch (error) {
      if (neverConnected(error)) throw new NotSent('unreachable', { cause: error });
      throw new PerhapsSent(signal.aborted ? 'no answer in time' : 'broken off', { cause: error });
    }
  }
}

/** Names are left to the headers that only the site's owner writes. */
function payloadOf({ from, to, replyTo, subject, text, html, messageId }: Mail) {
  return {
    from: mailboxText(from),
    to: [to.address],
    reply_to: replyTo.address,
    subject,
    text,
    html,
    headers: { 'Message-ID': messageId },
  };
}

function mailboxText({ name, address }: Mailbox): string {
  if (!name) return address;
  // RFC 5322, section 3.2.3: with one of these in it, a name goes between quotation marks.
  const phrase = /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name;
  return `${phrase} <${address}>`;
}

/** @throws what the answer says, unless it says that the message is accepted */
async function judge(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  if (response.ok) {
    if (accepted.safeParse(body).success) return;
    throw new PerhapsSent(`${status} without an id`);
  }
  const name = refused.safeParse(body).data?.name;
  const code = [status, name].filter(Boolean).join(' ');
  // 409: the first request under the key is still being worked on, or was accepted with another
  // payload. As the store knows one message by the key, that is this one, in another language or to
  // another recipient: as a conflict, the form would send it again under a new key.
  if (status >= 500 || status === 409) throw new PerhapsSent(code);
  throw new NotSent(code, { retryAfter: secondsToWait(response) });
}

/** @returns what `Retry-After` says, whether in seconds or as a date (RFC 9110, section 10.2.3) */
function secondsToWait({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(Math.ceil(seconds), 0) : undefined;
}

/** @returns nothing where the answer would be the same, or nobody says when not */
function secondsToRepeat(response: Response): number | undefined {
  if (response.status === 429) return secondsToWait(response);
  return response.status >= 500 ? (secondsToWait(response) ?? 1) : undefined;
}

/** Node says in a code that no connection came about, Deno in the words of the error or its cause. */
function neverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    connectionCodes.test(code) ||
    error.message.includes('client error (Connect)') ||
    neverConnected(error.cause)
  );
}
