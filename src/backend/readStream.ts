/** Reads an answer that is an event stream. Loaded with the first one, as most answers are not. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { chatEventSchema } from '../../supabase/functions/_shared/contract.ts';
import { BackendError } from './BackendError.ts';

/**
 * @param response the function's answer
 * @param onStatement called with each statement as it comes
 * @returns the whole answer and its language
 * @throws BackendError `unreadable` for what is not as the contract has it, `network` where the
 *   stream breaks off
 */
export async function readStream(
  { body }: Response,
  onStatement: (statement: string) => void,
): Promise<{ response: string; language: string }> {
  const events = body!
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await events.read();
      if (done) throw new BackendError('network');
      const event = chatEventSchema.safeParse(parseJson(value.data));
      if (!event.success) throw new BackendError('unreadable', event.error);
      if ('done' in event.data) {
        const { language, sources } = event.data.done;
        return { response: text + sources, language };
      }
      const { statement } = event.data;
      text += statement;
      onStatement(statement);
    }
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError('network', error);
  } finally {
    void events.cancel().catch(() => {});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
