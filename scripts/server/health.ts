/**
 * How the server fares: what an operator is told at the start, and a monitor at `/healthz`.
 */
import type { Configuration } from '../../supabase/functions/_shared/configuration.ts';
import { log } from '../../supabase/functions/_shared/log.ts';
import { storeOf } from '../../supabase/functions/_shared/store.ts';
import type { ModelState } from '../../supabase/functions/chat-with-ai/model/model.ts';
import type { BuildRecord } from '../hosts/build-record.ts';

export interface Health extends Pick<BuildRecord, 'version' | 'built'> {
  store: 'postgres' | 'sqlite';
  transport: Configuration['mail']['transport'];
  model: ModelState | 'none';
  /** What somebody has to see to: visitors are refused something. */
  faults: string[];
  /** What an operator may not have meant. */
  warnings: string[];
}

/** Milliseconds for which an answer of the store holds: whoever asks often asks it no oftener. */
const storeKept = 2_000;

interface Watched {
  configuration: Configuration;
  build: () => BuildRecord;
  model: () => ModelState;
}

/** @returns what tells the server's health */
export function healthOf({ configuration, build, model }: Watched): () => Promise<Health> {
  let last: { until: number; fault: Promise<string | undefined> } | undefined;
  const storeFault = () => {
    if (!last || performance.now() > last.until) {
      last = { until: performance.now() + storeKept, fault: faultOfStore(configuration) };
    }
    return last.fault;
  };
  return async () => {
    const { version, built } = build();
    const fault = await storeFault();
    return {
      version,
      built,
      store: configuration.databaseUrl ? 'postgres' : 'sqlite',
      transport: configuration.mail.transport,
      model: configuration.model ? model() : 'none',
      faults: fault === undefined ? [] : [fault],
      warnings: warningsOf(configuration),
    };
  };
}

/**
 * Looks at what the functions depend on, before the first visitor does, and tells what an operator
 * may not have meant.
 *
 * @throws Error naming what has to be set right
 */
export async function checkAtStart(configuration: Configuration): Promise<void> {
  for (const warning of warningsOf(configuration)) log('warn', 'at_start', { warning });
  const cause = await causeOfStore(configuration);
  if (cause === undefined) return;
  const fault = wordsFor(cause, configuration);
  if (!configuration.databaseUrl || isForGood(cause)) throw new Error(fault);
  // A database that is away comes back, and pages need none.
  log('error', 'store_unavailable', { reason: fault });
}

function warningsOf({ mail }: Configuration): string[] {
  if (mail.transport !== 'outbox') return [];
  return [
    `No mail provider is set: messages are written to ${mail.folder}/ and reach nobody. ` +
      'Set RESEND_API_KEY or SMTP_URL.',
  ];
}

async function faultOfStore(configuration: Configuration): Promise<string | undefined> {
  const cause = await causeOfStore(configuration);
  return cause && wordsFor(cause, configuration);
}

/** @returns why the store does not do what each call of a function begins with; nothing where it does */
async function causeOfStore(configuration: Configuration): Promise<Error | undefined> {
  try {
    await (await storeOf(configuration)).salt();
    return undefined;
  } catch (error) {
    return (error as Error).cause as Error;
  }
}

/** Whether a database has answered, and not that it is busy, starts or stops (its manual, appendix A). */
const isForGood = (cause: Error) =>
  cause.name === 'PostgresError' && !/^(?:08|53|57)/.test(codeOf(cause));

const undefinedFunction = '42883';

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function wordsFor(cause: Error, { databaseUrl, stateFile }: Configuration): string {
  if (!databaseUrl) return `STATE_FILE: ${stateFile} cannot be used: ${cause.message}`;
  return codeOf(cause) === undefinedFunction
    ? 'DATABASE_URL: the database lacks what supabase/migrations/ brings: run those first'
    : `DATABASE_URL: the database does not answer: ${cause.message || codeOf(cause)}`;
}
