/**
 * Has a model answer from passages of the site, as long as it is well, within its time and within
 * the day's budget. Where it does not come to an answer the caller has the site's own.
 */
import type { Configuration } from '../../_shared/configuration.ts';
import type { ChatRequest } from '../../_shared/contract.ts';
import { log, traceOf } from '../../_shared/log.ts';
import type { Call } from '../../_shared/serveFunction.ts';
import type { Store } from '../../_shared/store.ts';
import { withinTime } from '../../_shared/withinTime.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import {
  type Completion,
  createModelClient,
  type ModelClient,
  ModelFault,
  outputTokens,
} from './modelClient.ts';
import { readReply, withoutSource } from './modelReply.ts';
import type { Found } from './passages.ts';
import { type Prompt, promptFor } from './prompt.ts';

/** What a test may set. */
export interface ModelOptions {
  /** Milliseconds from the request to the model's answer; the function has ten seconds in all. */
  milliseconds?: number;
  /** The time in milliseconds, for the breaker. */
  now?: () => number;
}

type ModelCall = Pick<
  Call<ChatRequest>,
  'body' | 'configuration' | 'store' | 'requestId' | 'arrivedAt'
>;

interface Model {
  /**
   * @param found what the site says, at least one passage
   * @returns Markdown, as the site's own answers are; undefined where there is no answer
   */
  answer(call: ModelCall, found: Found): Promise<string | undefined>;
}

const defaultMilliseconds = 8500;

/** How long the visitor is held for the books, in milliseconds. */
const settlingMilliseconds = 500;

/** No budget: what is spent is written down also where it is more than was allowed. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** @returns a model that remembers how it fared, for one instance of the function */
export function createModel({ milliseconds = defaultMilliseconds, now }: ModelOptions = {}): Model {
  let current: { key: string; client: ModelClient; breaker: Breaker } | undefined;

  return {
    async answer(call, found) {
      const started = performance.now();
      const tell = (outcome: string, details: Record<string, unknown> = {}) =>
        log(levelOf(outcome, details), 'model', {
          requestId: call.requestId,
          outcome,
          milliseconds: Math.round(performance.now() - started),
          ...details,
        });
      const { model } = call.configuration;
      if (!model) return undefined;
      const { client, breaker } = partsFor(model);
      const settle = breaker.admit();
      if (!settle) {
        tell('paused');
        return undefined;
      }
      try {
        // What the guard has waited for the store is gone.
        const left = milliseconds - (performance.now() - call.arrivedAt);
        const signal = AbortSignal.timeout(Math.max(Math.round(left), 0));
        const prompt = promptFor(withoutSources(call.body, found.source), found);
        const purse = await reserve(call, prompt, model.dailyTokens);
        if (!purse) {
          settle('unused');
          tell('budget_used_up');
          return undefined;
        }
        const completion = await ask(client, prompt, signal, purse);
        settle('worked');
        const { outcome, answer } = outcomeOf(completion, found);
        tell(outcome, { ...completion.usage });
        return answer;
      } catch (error) {
        const fault = error instanceof ModelFault ? error : undefined;
        // A question the provider will not have passed on says nothing about the model's health.
        if (!fault) settle('unused');
        else settle(fault.kind === 'filtered' ? 'worked' : 'failed');
        tell(fault?.kind ?? 'failed', fault ? { status: fault.status } : traceOf(error));
        return undefined;
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

/** What is told of a conversation: answers without the line that names their pages. */
function withoutSources(request: ChatRequest, source: string): ChatRequest {
  const conversationHistory = request.conversationHistory.map((turn) =>
    turn.role === 'assistant' ? { ...turn, content: withoutSource(turn.content, source) } : turn,
  );
  return { ...request, conversationHistory };
}

function outcomeOf(
  completion: Completion,
  found: Found,
): { outcome: string; answer?: string | undefined } {
  if (completion.finishReason === 'length') return { outcome: 'cut_off' };
  if (completion.finishReason === 'content_filter') return { outcome: 'filtered' };
  return readReply(completion.content, found);
}

/** Gives what of the reservation was not spent back, or takes what was spent besides. */
type Purse = (spent: number) => Promise<void>;

/** @returns undefined where the day's budget has no room for the question */
async function reserve(
  { store, requestId }: { store: Store; requestId: string },
  { system, user }: Prompt,
  budget: number,
): Promise<Purse | undefined> {
  // A token is four bytes of English, three of Swedish: half that, so that it is seldom too little.
  const reserved = Math.ceil(new TextEncoder().encode(system + user).length / 2) + outputTokens;
  if (!(await store.spend(reserved, budget))) return undefined;
  return async (spent) => {
    if (spent === reserved) return;
    const settled = store.spend(spent - reserved, unlimited).catch((error: unknown) => {
      log('warn', 'tokens_not_settled', { requestId, ...traceOf(error) });
    });
    await withinTime(AbortSignal.timeout(settlingMilliseconds), settled).catch(() => {});
  };
}

async function ask(
  client: ModelClient,
  prompt: Prompt,
  signal: AbortSignal,
  settle: Purse,
): Promise<Completion> {
  try {
    const completion = await client(prompt, signal);
    // What is not counted stays reserved.
    if (completion.usage)
      await settle(completion.usage.promptTokens + completion.usage.completionTokens);
    return completion;
  } catch (error) {
    const mayHaveSpent = error instanceof ModelFault && error.mayHaveSpent;
    if (!mayHaveSpent) await settle(0);
    throw error;
  }
}

/** `error` for what stays as it is until somebody changes the configuration. */
function levelOf(outcome: string, { status }: { status?: unknown }): 'info' | 'warn' | 'error' {
  if (outcome === 'answered' || outcome === 'declined' || outcome === 'paused') return 'info';
  const isPermanent = outcome === 'failed' || [400, 401, 403, 404, 422].includes(Number(status));
  return isPermanent ? 'error' : 'warn';
}
