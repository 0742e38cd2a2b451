import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import {
  createModelClient,
  ModelFault,
} from '../../supabase/functions/chat-with-ai/model/modelClient.ts';
import type { Prompt } from '../../supabase/functions/chat-with-ai/model/prompt.ts';
import { loadEnvironment } from './environment.ts';

/** How long the model may take over one answer, in milliseconds, and how much it may write. */
const longest = 180_000;
const outputTokens = 6000;

/**
 * @returns what asks the model that the environment and `.env` name, and throws an Error saying how it failed
 * @throws Error where none is configured
 */
export function configuredModel(): (prompt: Prompt) => Promise<string> {
  loadEnvironment();
  const { model } = readConfiguration(process.env);
  if (!model) {
    throw new Error('Set OPENAI_MODEL, and what belongs to it, in .env: .env.example says how.');
  }
  const client = createModelClient(model, outputTokens);
  return async (prompt) => {
    let written = '';
    try {
      for await (const piece of client(prompt, AbortSignal.timeout(longest), () => {})) {
        written += piece;
      }
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      const status = error.status ? ` (${error.status})` : '';
      throw new Error(
        `The model failed: ${error.kind}${status}. What it wrote is kept; run this again to go on.`,
        { cause: error },
      );
    }
    return written;
  };
}
