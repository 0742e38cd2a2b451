/** Asks a model through OpenAI's client library, at any address that speaks its protocol. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import type { Configuration } from '../../_shared/configuration.ts';
import { withinTime } from '../../_shared/withinTime.ts';
import type { Prompt } from './prompt.ts';

/** The most tokens an answer may have: its 140 words take about half of them. */
export const outputTokens = 600;

/** The most a stream may weigh, in bytes; every few letters come in an event of their own. */
const streamLimit = 1024 * 1024;

/** What a model may be found to do instead of answering. */
type FaultKind = 'late' | 'unreachable' | 'refused' | 'malformed' | 'filtered' | 'cut_off';

/** No completion came, or not all of it. */
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

const chunkSchema = z.object({
  choices: z._default(
    z.array(
      z.object({
        finish_reason: z.nullish(z.string()),
        delta: z.nullish(
          z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
        ),
      }),
    ),
    [],
  ),
  usage: z.optional(z.unknown()),
});

/** How a model may end other than well. */
const ends = new Map<string, FaultKind>([
  ['length', 'cut_off'],
  ['content_filter', 'filtered'],
]);

const usageSchema = z.object({ prompt_tokens: tokens, completion_tokens: tokens });

/** What of a request not every server takes, under the names of the protocol. */
interface Options {
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream_options?: { include_usage: boolean };
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/**
 * @param onUsage told what was spent, where the server counts
 * @returns what the model writes, in pieces of a few letters
 */
export type ModelClient = (
  prompt: Prompt,
  signal: AbortSignal,
  onUsage: (usage: Usage) => void,
) => AsyncGenerator<string>;

/**
 * The library is loaded with the first question, since without a model nobody needs it; where that
 * fails, the next question tries again.
 *
 * @param mostTokens the most it may write
 * @returns asks once, and again where the server names a parameter it does not take
 * @throws ModelFault
 */
export function createModelClient(
  { apiKey, baseUrl, name }: NonNullable<Configuration['model']>,
  mostTokens = outputTokens,
): ModelClient {
  // `max_tokens` is what most servers know: Mistral answers the newer name with 422, Ollama and LM
  // Studio pass over it and leave the answer uncapped. Newer models of OpenAI refuse it, by name.
  let options: Options = {
    max_tokens: mostTokens,
    temperature: 0.2,
    stream_options: { include_usage: true },
  };

  return async function* (prompt, signal, onUsage) {
    yield* piecesOf(await responseTo(prompt, signal, 3), signal, onUsage);
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
              stream: true,
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
function optionsWithout(refused: string | null | undefined, options: Options): Options | undefined {
  const name = refused?.split('.')[0] ?? '';
  if (!Object.hasOwn(options, name)) return undefined;
  const { [name as keyof Options]: _refused, ...others } = options;
  const { max_tokens: most } = options;
  return name === 'max_tokens' ? { max_completion_tokens: most!, ...others } : others;
}

async function* piecesOf(
  response: Response,
  signal: AbortSignal,
  onUsage: (usage: Usage) => void,
): AsyncGenerator<string> {
  let end: 'well' | FaultKind = 'malformed';
  for await (const data of eventsOf(response, signal)) {
    if (data === '[DONE]') break;
    const { data: chunk } = chunkSchema.safeParse(parseJson(data));
    if (!chunk) throw new ModelFault('malformed', { mayHaveSpent: true });
    const { data: usage } = usageSchema.safeParse(chunk.usage);
    if (usage) {
      onUsage({ promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens });
    }
    const [choice] = chunk.choices;
    if (choice?.delta?.content && !choice.delta.refusal) yield choice.delta.content;
    if (choice?.finish_reason) end = ends.get(choice.finish_reason) ?? 'well';
  }
  if (end !== 'well') throw new ModelFault(end, { mayHaveSpent: true });
}

/** @returns the data of each event */
async function* eventsOf({ body, headers }: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (!body || !headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')) {
    void body?.cancel().catch(() => {});
    throw new ModelFault('malformed', { mayHaveSpent: true });
  }
  const reader = body
    .pipeThrough(weighed())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await withinTime(signal, reader.read());
      if (done) return;
      yield value.data;
    }
  } catch (error) {
    if (error instanceof ModelFault) throw error;
    throw new ModelFault(signal.aborted ? 'late' : 'unreachable', { mayHaveSpent: true });
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Lets bytes through up to the limit. */
function weighed(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let weight = 0;
  return new TransformStream({
    transform(bytes, controller) {
      weight += bytes.length;
      if (weight <= streamLimit) controller.enqueue(bytes);
      else controller.error(new ModelFault('malformed', { mayHaveSpent: true }));
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
