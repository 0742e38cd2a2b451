/**
 * `npm run chat:questions -- --lang fi`: has the configured model write what people ask of the site in a
 * language, into `supabase/functions/chat-with-ai/questions/`. What stands there is kept, what is missing
 * is added; where it breaks off, the next run goes on. To be read by someone who speaks the language.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/site/config.ts';
import { foreseeQuestions } from './chat/foresee-questions.ts';
import { listsFolder, readLists } from './chat/question-lists.ts';
import { buildIndex } from './chat/site-index.ts';
import { renderSite } from './chat/rendered-site.ts';
import { readAnswerMessages } from './chat/site-text.ts';
import { readLanguages } from './locales/languages.ts';
import { configuredModel } from './setup/configured-model.ts';

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** @returns what a function gives; where it throws, this stops with its message */
function orStop<Value>(give: () => Value): Value {
  try {
    return give();
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { values: options } = parseArgs({ options: { lang: { type: 'string', default: '' } } });
const codes = readLanguages().map(({ code }) => code);
const language = options.lang;
if (!codes.includes(language)) {
  stop(`Name a language of locales/ (${codes.join(', ')}): npm run chat:questions -- --lang fi`);
}
const ask = orStop(configuredModel);
const config = readConfig(process.env);
const pages = (await renderSite(config)).get(language)!;
const { lists, asked } = await readLists(language);
const words = readAnswerMessages(language, config);
const { index, keys } = buildIndex({ language, pages, words, lists, asked });
const file = new URL(`${language}.txt`, listsFolder);
const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

try {
  const about = { language, passages: index.passages, keys, text };
  const pieces = foreseeQuestions(about, ask);
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
  stop(`\n${(error as Error).message}`);
}
