/**
 * Has a model answer from passages of the site, as long as it is well, within its time and within
 * the day's budget. Where it does not come to an answer the caller has the site's own.
 */
import type { Configuration } from '../../_shared/configuration.ts';
import type { ChatRequest } from '../../_shared/contract.ts';
import { createDeadline } from '../../_shared/deadline.ts';
import { log, traceOf } from '../../_shared/log.ts';
import type { Call } from '../../_shared/serveFunction.ts';
import { withinTime } from '../../_shared/withinTime.ts';
import { type Breaker, type CallOutcome, createBreaker } from './breaker.ts';
import {
  createModelClient,
  type ModelClient,
  ModelFault,
  outputTokens,
  type Usage,
} from './modelClient.ts';
import type { Found } from './passages.ts';
import { type Prompt, promptFor } from './prompt.ts';
import { readStatements } from './statements.ts';

/** What a test may set. */
export interface ModelOptions {
  /** Milliseconds from the request to the first statement or, without a stream, to the last. */
  milliseconds?: number;
  /** The time in milliseconds, for the breaker. */
  now?: () => number;
}

type ModelCall = Pick<
  Call<ChatRequest>,
  'body' | 'configuration' | 'store' | 'requestId' | 'arrivedAt' | 'signal'
>;

export interface Ending {
  /** What its answer is; none where it did not come to its end. */
  outcome?: 'answered' | 'half' | 'declined';
  /** Names the sections the answer rests on, as the end of it; empty where it has none. */
  sources: string;
}

/** How a model has fared of late: `paused` where it failed too often to be asked at the moment. */
export type ModelState = 'unasked' | 'well' | 'paused';

interface Model {
  state(): ModelState;
  /**
   * @param found what the site says, at least one passage
   * @param isStreamed whether each statement is shown as it comes
   * @returns statements, which joined are Markdown; none where there is no answer
   */
  answer(call: ModelCall, found: Found, isStreamed: boolean): AsyncGenerator<string, Ending>;
}

/** The function has ten seconds to its first word, of which the guard takes some. */
const defaultMilliseconds = 8500;

/** The most between one statement of a stream and the next, and in all (decision 21, “Chat with a model”). */
const streamed = { between: 8000, whole: 60_000 };

/** How long the visitor is held for the books, in milliseconds. */
const settlingMilliseconds = 500;

/** No budget: what is spent is written down also where it is more than was allowed. */
const unlimited = Number.MAX_SAFE_INTEGER;

const broken: Ending = { sources: '' };

/** @returns a model that remembers how it fared, for one instance of the function */
export function createModel({ milliseconds = defaultMilliseconds, now }: ModelOptions = {}): Model {
  let current: { key: string; client: ModelClient; breaker: Breaker } | undefined;

  return {
    state() {
      if (!current) return 'unasked';
      return current.breaker.isOpen() ? 'paused' : 'well';
    },
    async *answer(call, found, isStreamed) {
      const started = performance.now();
      const tell = (outcome: string, details: Record<string, unknown> = {}) =>
        log(levelOf(outcome, details), 'model', {
          requestId: call.requestId,
          outcome,
          milliseconds: Math.round(performance.now() - started),
          ...details,
        });
      const { model } = call.configuration;
      if (!model) return broken;
      const { client, breaker } = partsFor(model);
      const settle = breaker.admit();
      if (!settle) {
        tell('paused');
        return broken;
      }
      const first = milliseconds;
      // What the guard has waited for the store is gone.
      const deadline = createDeadline(
        isStreamed ? { first, ...streamed } : { first, between: first, whole: first },
        performance.now() - call.arrivedAt,
      );
      const signal = AbortSignal.any([deadline.signal, call.signal]);
      let fared: CallOutcome = 'unused';
      let usage: Usage | undefined;
      try {
        const prompt = promptFor(call.body, found);
        const purse = await reserve(call, prompt, model.dailyTokens);
        if (!purse) {
          tell('budget_used_up');
          return broken;
        }
        const pieces = paidBy(purse, client, prompt, signal, (spent) => (usage = spent));
        const reading = readStatements(pieces, found, call.body.message);
        let next = await reading.next();
        for (; !next.done; next = await reading.next()) {
          yield next.value;
          deadline.heed();
        }
        const { outcome, withheld, sources } = next.value;
        fared = 'worked';
        tell(outcome, { ...usage, withheld });
        if (outcome === 'declined') yield found.say('declined');
        const isAnswer = outcome === 'answered' || outcome === 'half' || outcome === 'declined';
        return isAnswer ? { outcome, sources } : broken;
      } catch (error) {
        const fault = error instanceof ModelFault ? error : undefined;
        if (call.signal.aborted) {
          tell('stopped');
          return broken;
        }
        // What a visitor can make it do says nothing about the model's health.
        const isWell = fault?.kind === 'filtered' || fault?.kind === 'cut_off';
        if (fault) fared = isWell ? 'worked' : 'failed';
        tell(fault?.kind ?? 'failed', fault ? { status: fault.status } : traceOf(error));
        return broken;
      } finally {
        deadline.clear();
        settle(fared);
      }
    },
  };

  function partsFor(model: NonNullable<Configuration['model']>) {
    const key = JSON.stringify([model.baseUrl, model.name, model.apiKey]);
    if (current?.key !== key) {
      current = { key, client: createModelClient(model), breaker: createBreaker(now) };
    }
    return current;
  }
}

/** Gives what of the reservation was not spent back, or takes what was spent besides. */
type Purse = (spent: number) => Promise<void>;

/** @returns undefined where the day's budget has no room for the question */
async function reserve(
  { store, requestId }: Pick<Call<unknown>, 'store' | 'requestId'>,
  { system, user }: Prompt,
  budget: number,
): Promise<Purse | undefined> {
  // A token is four bytes of English, three of Swedish: half that, so that it is seldom too little.
  const reserved = Math.ceil(new TextEncoder().encode(system + user).length / 2) + outputTokens;
  if (!store || !(await store.spend(reserved, budget))) return undefined;
  return async (spent) => {
    if (spent === reserved) return;
    const settled = store.spend(spent - reserved, unlimited).catch((error: unknown) => {
      log('warn', 'tokens_not_settled', { requestId, ...traceOf(error) });
    });
    await withinTime(AbortSignal.timeout(settlingMilliseconds), settled).catch(() => {});
  };
}

async function* paidBy(
  settle: Purse,
  client: ModelClient,
  prompt: Prompt,
  signal: AbortSignal,
  onUsage: (usage: Usage) => void,
): AsyncGenerator<string> {
  let usage: Usage | undefined;
  let hasSpent = true;
  try {
    yield* client(prompt, signal, (spent) => {
      usage = spent;
      onUsage(spent);
    });
  } catch (error) {
    hasSpent = error instanceof ModelFault && error.mayHaveSpent;
    throw error;
  } finally {
    // What is not counted stays reserved.
    if (usage) await settle(usage.promptTokens + usage.completionTokens);
    else if (!hasSpent) await settle(0);
  }
}

/** `error` for what stays as it is until somebody changes the configuration. */
function levelOf(outcome: string, { status }: { status?: unknown }): 'info' | 'warn' | 'error' {
  if (['answered', 'half', 'declined', 'paused', 'stopped'].includes(outcome)) return 'info';
  const isPermanent = outcome === 'failed' || [400, 401, 403, 404, 422].includes(Number(status));
  return isPermanent ? 'error' : 'warn';
}
