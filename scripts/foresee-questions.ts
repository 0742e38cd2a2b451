/**
 * `npm run chat:questions -- --lang fi`: has the configured model write what people ask of the site in a
 * language, into `supabase/functions/chat-with-ai/questions/`. What stands there is kept, what is missing
 * is added; where it breaks off, the next run goes on. To be read by someone who speaks the language.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/site/config.ts';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import {
  createModelClient,
  ModelFault,
} from '../supabase/functions/chat-with-ai/model/modelClient.ts';
import { foreseeQuestions } from './chat/foresee-questions.ts';
import { listsFolder, readLists } from './chat/question-lists.ts';
import { buildIndex } from './chat/site-index.ts';
import { renderSite } from './chat/rendered-site.ts';
import { readAnswerWords } from './chat/site-text.ts';
import { readLanguages } from './locales/languages.ts';
import { loadEnvironment } from './setup/environment.ts';

/** How long the model may take over one piece, in milliseconds, and how much it may write. */
const longestPiece = 180_000;
const outputTokens = 6000;

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const { values: options } = parseArgs({ options: { lang: { type: 'string', default: '' } } });
const codes = readLanguages().map(({ code }) => code);
const language = options.lang;
if (!codes.includes(language)) {
  stop(`Name a language of locales/ (${codes.join(', ')}): npm run chat:questions -- --lang fi`);
}
loadEnvironment();
const { model } = readConfiguration(process.env);
if (!model) stop('Set OPENAI_MODEL, and what belongs to it, in .env: .env.example says how.');

const config = readConfig(process.env);
const pages = (await renderSite(config)).get(language)!;
const { lists, asked } = await readLists(language);
const words = readAnswerWords(language, config);
const { index, keys } = buildIndex({ language, pages, words, lists, asked });
const file = new URL(`${language}.txt`, listsFolder);
const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
const client = createModelClient(model, outputTokens);

try {
  const pieces = foreseeQuestions(
    { language, passages: index.passages, keys, text },
    async (prompt) => {
      let written = '';
      const signal = AbortSignal.timeout(longestPiece);
      for await (const piece of client(prompt, signal, () => {})) written += piece;
      return written;
    },
  );
  let added = text && !text.endsWith('\n\n') ? '\n' : '';
  for await (const piece of pieces) {
    appendFileSync(file, added + piece);
    added = '';
    process.stdout.write('.');
  }
  console.log(
    `\nWritten: ${file.pathname}. Have it read, then npm run build and npm run eval:chat.`,
  );
} catch (error) {
  if (!(error instanceof ModelFault)) throw error;
  const status = error.status ? ` (${error.status})` : '';
  stop(
    `\nThe model failed: ${error.kind}${status}. What it wrote is kept; run this again to go on.`,
  );
}
