/** Asks a model through OpenAI's client library, at any address that speaks its protocol. */
import * as z from 'zod/mini';
import type { Configuration } from '../../_shared/configuration.ts';
import { withinTime } from '../../_shared/withinTime.ts';
import type { Prompt } from './prompt.ts';

/** The most tokens an answer may have: its 120 words take about half of them. */
export const outputTokens = 600;

/** The most a completion may weigh, in bytes; reasoning that some servers add is in it. */
const bodyLimit = 256 * 1024;

/** What a model may be found to do instead of answering. */
type FaultKind = 'late' | 'unreachable' | 'refused' | 'malformed' | 'filtered';

/** No completion came. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly kind: FaultKind;
  /** Whether the model may have worked, and tokens been spent. */
  readonly mayHaveSpent: boolean;
  /** The HTTP status, where it is what went wrong. */
  readonly status: number | undefined;

  constructor(kind: FaultKind, facts: { mayHaveSpent: boolean; status?: number | undefined }) {
    super(kind);
    this.kind = kind;
    this.mayHaveSpent = facts.mayHaveSpent;
    this.status = facts.status;
  }
}

const tokens = z.int().check(z.nonnegative());

const completionSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
    }),
  ),
  usage: z.unknown(),
});

const usageSchema = z.object({ prompt_tokens: tokens, completion_tokens: tokens });

/** What of a request not every server takes, under the names of the protocol. */
interface Options {
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

export interface Completion {
  content: string;
  /** `stop` where the model came to its end by itself. */
  finishReason: string;
  /** Undefined where the server does not count. */
  usage: { promptTokens: number; completionTokens: number } | undefined;
}

export type ModelClient = (prompt: Prompt, signal: AbortSignal) => Promise<Completion>;

/**
 * The library is loaded with the first question, since without a model nobody needs it; where that
 * fails, the next question tries again.
 *
 * @returns asks once, or once more where the server names a parameter it does not take
 * @throws ModelFault
 */
export function createModelClient({
  apiKey,
  baseUrl,
  name,
}: NonNullable<Configuration['model']>): ModelClient {
  // `max_tokens` is what most servers know: Mistral answers the newer name with 422, Ollama and LM
  // Studio pass over it and leave the answer uncapped. Newer models of OpenAI refuse it, by name.
  let options: Options = { max_tokens: outputTokens, temperature: 0.2 };

  return async (prompt, signal) => {
    const response = await responseTo(prompt, signal, 2);
    return completionOf(await bodyOf(response, signal));
  };

  async function responseTo(
    prompt: Prompt,
    signal: AbortSignal,
    changesLeft: number,
  ): Promise<Response> {
    const { default: OpenAI, APIError, APIConnectionError } = await import('openai');
    const client = new OpenAI({
      // A model of one's own may ask for no key; the library asks for one.
      apiKey: apiKey || 'none',
      baseURL: baseUrl,
      maxRetries: 0,
      // What the library would read from the environment besides.
      adminAPIKey: null,
      organization: null,
      project: null,
      logLevel: 'off',
    });
    const sent = options;
    try {
      return await withinTime(
        signal,
        client.chat.completions
          .create(
            {
              model: name,
              messages: [
                { role: 'system', content: prompt.system },
                { role: 'user', content: prompt.user },
              ],
              ...sent,
            },
            { signal },
          )
          .asResponse(),
      );
    } catch (error) {
      if (signal.aborted) throw new ModelFault('late', { mayHaveSpent: true });
      if (!(error instanceof APIError)) throw error;
      if (error instanceof APIConnectionError) {
        throw new ModelFault('unreachable', { mayHaveSpent: false });
      }
      const others = error.status === 400 ? optionsWithout(error.param, sent) : undefined;
      if (others && changesLeft > 0) {
        options = others;
        return responseTo(prompt, signal, changesLeft - 1);
      }
      const kind = error.code === 'content_filter' ? 'filtered' : 'refused';
      throw new ModelFault(kind, {
        mayHaveSpent: false,
        status: error.status as number | undefined,
      });
    }
  }
}

/** @returns the options without the one a server has refused, or undefined if it is none of them */
function optionsWithout(
  refused: string | null | undefined,
  { temperature, ...options }: Options,
): Options | undefined {
  if (refused === 'temperature' && temperature !== undefined) return options;
  if (refused !== 'max_tokens' || options.max_tokens === undefined) return undefined;
  return { max_completion_tokens: outputTokens, ...(temperature !== undefined && { temperature }) };
}

async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await withinTime(signal, reader.read());
      if (done) return text;
      length += value.length;
      if (length > bodyLimit) throw new ModelFault('malformed', { mayHaveSpent: true });
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    if (error instanceof ModelFault) throw error;
    throw new ModelFault(signal.aborted ? 'late' : 'unreachable', { mayHaveSpent: true });
  }
}

function completionOf(body: string): Completion {
  const { data } = completionSchema.safeParse(parseJson(body));
  const choice = data?.choices[0];
  if (!choice) throw new ModelFault('malformed', { mayHaveSpent: true });
  const { data: usage } = usageSchema.safeParse(data.usage);
  return {
    content: choice.message.refusal ? '' : (choice.message.content ?? ''),
    finishReason: choice.finish_reason ?? 'stop',
    usage: usage
      ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
      : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
