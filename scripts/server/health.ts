/**
 * How the server fares: what an operator is told at the start, and a monitor at `/healthz`. A monitor
 * is told no more than words that anyone may read; why stands in the log, under the same words.
 */
import type { Configuration } from '../../supabase/functions/_shared/configuration.ts';
import { log } from '../../supabase/functions/_shared/log.ts';
import { storeOf } from '../../supabase/functions/_shared/store/store.ts';
import type { ModelState } from '../../supabase/functions/chat-with-ai/model/model.ts';
import type { BuildRecord } from '../hosts/build-record.ts';
import type { BuiltSite } from './built-site.ts';

export interface Health extends Pick<BuildRecord, 'version' | 'built'> {
  store: 'postgres' | 'sqlite';
  transport: Configuration['mail']['transport'];
  model: ModelState | 'none';
  /** What somebody has to see to: visitors are refused something. */
  faults: Fault['word'][];
  /** What an operator may not have meant. */
  warnings: 'no_mail_provider'[];
}

interface Fault {
  word: 'function_missing' | 'build_not_whole' | 'store_unavailable' | 'messages_undelivered';
  reason: string;
}

interface Watched {
  configuration: Configuration;
  site: () => BuiltSite;
  functions: {
    /** Why some of them cannot be loaded. */
    faults: () => Promise<string[]>;
    modelState: () => ModelState;
  };
}

/** Seconds after which a message that has not been delivered is told of: half a dozen attempts failed. */
const deliveredWithin = 3600;

/** How many files are named. */
const mostNamed = 5;

/** Milliseconds for which an answer holds: whoever asks often has the store asked no oftener. */
const kept = 2_000;

/**
 * Looks at what visitors depend on, before the first of them does.
 *
 * @returns what tells the server's health from then on
 * @throws Error naming what has to be set right before there is any use in starting
 */
export async function watchHealth(watched: Watched): Promise<() => Promise<Health>> {
  const { configuration, site, functions } = watched;
  const isOutbox = configuration.mail.transport === 'outbox';
  if (isOutbox) log('warn', 'no_mail_provider', { reason: noMailProvider });
  const { cause } = await lookAtStore(configuration);
  // A database that is away comes back, and pages need none.
  if (cause && (!configuration.databaseUrl || isForGood(cause))) {
    throw new Error(wordsFor(cause, configuration));
  }
  let told = new Set<string>();
  const look = async () => {
    const faults = await faultsOf(watched);
    for (const { word, reason } of faults) if (!told.has(reason)) log('error', word, { reason });
    told = new Set(faults.map(({ reason }) => reason));
    return faults.map(({ word }) => word);
  };
  let last = { until: performance.now() + kept, faults: look() };
  await last.faults;
  return async () => {
    if (performance.now() > last.until) {
      last = { until: performance.now() + kept, faults: look() };
    }
    const { version, built } = site().record;
    return {
      version,
      built,
      store: configuration.databaseUrl ? 'postgres' : 'sqlite',
      transport: configuration.mail.transport,
      model: configuration.model ? functions.modelState() : 'none',
      faults: await last.faults,
      warnings: isOutbox ? ['no_mail_provider'] : [],
    };
  };
}

const noMailProvider =
  'messages are written to the outbox and reach nobody: set RESEND_API_KEY or SMTP_URL';

async function faultsOf({ configuration, site, functions }: Watched): Promise<Fault[]> {
  const { faults } = site();
  const { cause, late } = await lookAtStore(configuration);
  const missing = await functions.faults();
  return [
    ...(faults.length > 0
      ? [
          {
            word: 'build_not_whole' as const,
            reason: `not as they were built: ${faults.slice(0, mostNamed).join(' ')}`,
          },
        ]
      : []),
    ...missing.map((reason) => ({ word: 'function_missing' as const, reason })),
    ...(cause
      ? [{ word: 'store_unavailable' as const, reason: wordsFor(cause, configuration) }]
      : []),
    ...(late > 0
      ? [
          {
            word: 'messages_undelivered' as const,
            reason: `${late}: npm run messages tells which`,
          },
        ]
      : []),
  ];
}

/** Asks for what each call of a function begins with, and how many messages have not been delivered. */
async function lookAtStore(configuration: Configuration): Promise<{ cause?: Error; late: number }> {
  try {
    const store = await storeOf(configuration);
    await store.salt();
    return { late: await store.queue.late(deliveredWithin) };
  } catch (error) {
    return { cause: (error as Error).cause as Error, late: 0 };
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether a database has answered, and not that it is busy, starts or stops (its manual, appendix A). */
const isForGood = (cause: Error) =>
  cause.name === 'PostgresError' && !/^(?:08|53|57)/.test(codeOf(cause));

const undefinedFunction = '42883';

function wordsFor(cause: Error, { databaseUrl, stateFile }: Configuration): string {
  if (!databaseUrl) return `STATE_FILE: ${stateFile} cannot be used: ${cause.message}`;
  return codeOf(cause) === undefinedFunction
    ? 'DATABASE_URL: the database lacks what supabase/migrations/ brings: run those first'
    : `DATABASE_URL: the database does not answer: ${cause.message || codeOf(cause)}`;
}
