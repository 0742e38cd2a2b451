/** Wires the chat's function: a checked request in, an answer out, whole or as a stream. */
import {
  type ChatEvent,
  chatFunction,
  type ChatResponse,
  chatRequestSchema,
} from '../_shared/contract.ts';
import { type Handler, serveFunction } from '../_shared/serveFunction.ts';
import { createModel, type Ending, type ModelOptions, type ModelState } from './model/model.ts';
import { withSections } from './model/passages.ts';
import { tally } from './tally.ts';
import { type Chat, type ChatAnswer, createChat, type SiteLanguages } from './search/chat.ts';

/** What a test may put in place of the real. */
export interface ChatOptions extends ModelOptions {
  chat?: Chat;
}

/** A model's statements, and how they ended. */
type Statements = AsyncGenerator<string, Ending>;

const eventStream = 'text/event-stream';

export interface ChatHandler extends Handler {
  modelState: () => ModelState;
}

/** @param site what the answers rest on, the model's and the site's own */
export function createChatHandler(site: SiteLanguages, options: ChatOptions = {}): ChatHandler {
  const chat = options.chat ?? createChat(site);
  const model = createModel(options);
  const handler = serveFunction({
    name: chatFunction,
    schema: chatRequestSchema,
    limit: ({ limits }) => ({ allowed: limits.chatPerMinute, seconds: 60 }),
    async work(call): Promise<Response> {
      const answer = await chat.answer(call.body, call.languages);
      const { language, outcome: found } = answer;
      const count = async (outcome = found) => {
        const [nearest] = answer.passages;
        if (outcome !== 'courtesy') await tally(call, { language, outcome, nearest });
      };
      const asJson = (body: ChatResponse) =>
        Response.json(body, { headers: { 'content-language': language } });
      const answerFromSite = async () => {
        await count();
        return asJson({ fallback: answer.text });
      };
      // To a crowd, and where nobody knows what has been spent, the site answers itself: at no cost.
      const mayCost = call.store && !call.isCrowded;
      const told = mayCost ? call.configuration.model?.context : undefined;
      const passages = passagesFor(answer, told);
      if (passages.length === 0) return answerFromSite();
      const isStreamed = Boolean(call.headers.get('accept')?.includes(eventStream));
      // Not every host tells of a visitor who goes by the request's own signal.
      const left = new AbortController();
      const signal = AbortSignal.any([call.signal, left.signal]);
      const statements = model.answer({ ...call, signal }, { ...answer, passages }, isStreamed);
      // Until the first statement nothing is lost by failing: the site's own text answers.
      const first = await statements.next();
      if (first.done) return answerFromSite();
      if (isStreamed) return streamOf(first.value, statements, language, count, left);
      const { text, outcome, sources } = await allOf(first.value, statements);
      if (!outcome) return answerFromSite();
      await count(outcome);
      return asJson({ response: text + sources });
    },
  });
  return Object.assign(handler, { modelState: () => model.state() });
}

/**
 * What a model is told: the passages that are near and their sections or, where it may know the
 * whole site, all there are, also where the search finds nothing. A greeting needs no model.
 */
function passagesFor(
  { outcome, passages, site }: ChatAnswer,
  context: 'passages' | 'whole' | undefined,
): ChatAnswer['site'] {
  if (context === 'whole' && outcome !== 'courtesy') return site;
  return context && outcome !== 'declined' ? withSections(passages, site) : [];
}

/** @returns what the model said until it came to its end or broke off */
async function allOf(first: string, statements: Statements): Promise<Ending & { text: string }> {
  let text = first;
  let next = await statements.next();
  for (; !next.done; next = await statements.next()) text += next.value;
  return { text, ...next.value };
}

/**
 * A stream that ends without its last event has broken off.
 *
 * @param count counts what came of the question
 * @param left aborted once the visitor has gone, so that the model stops
 */
function streamOf(
  first: string,
  statements: Statements,
  language: string,
  count: (outcome: Ending['outcome']) => Promise<void>,
  left: AbortController,
): Response {
  const encoder = new TextEncoder();
  const encode = (event: ChatEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    // An answer is short: it is read to its end at the model's pace, however slow the visitor's line.
    async start(controller) {
      controller.enqueue(encode({ statement: first }));
      let next = await statements.next();
      for (; !next.done; next = await statements.next()) {
        if (!left.signal.aborted) controller.enqueue(encode({ statement: next.value }));
      }
      if (left.signal.aborted) return;
      const { outcome, sources } = next.value;
      if (outcome) {
        await count(outcome);
        controller.enqueue(encode({ done: { language, sources } }));
      }
      controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      'content-language': language,
      'content-type': eventStream,
      // Proxies such as nginx would collect it otherwise.
      'x-accel-buffering': 'no',
    },
  });
}
