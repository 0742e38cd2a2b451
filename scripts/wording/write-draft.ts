/** Has a model write a first draft of a language, for people to read: nothing of it counts as read. */
import path from 'node:path';
import { z } from 'zod';
import type { Prompt } from '../../supabase/functions/chat-with-ai/model/prompt.ts';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { changeMessages, type LocaleFile, writeWhole } from '../locales/locale-file.ts';
import { faultsWithin } from '../locales/locale-faults.ts';
import { markFaults } from '../locales/locale-parity.ts';
import { type Locales, readFiles } from '../locales/locales.ts';
import { examplesOf, modelKey, readPluralForm } from '../locales/plural-forms.ts';
import { type Glossary, readGlossary } from './glossary.ts';
import { notesOn, readMessageNotes } from './message-notes.ts';

/** So many texts are asked for at once. */
const textsAtOnce = 25;

const answerSchema = z.record(z.string(), z.string());

interface Draft {
  /** How many texts were empty and are not. */
  written: number;
  /** A line for each text that was not taken, with the reason. */
  refused: string[];
}

/**
 * Writes what is empty, some texts at a time: what has come is kept where the model fails later.
 *
 * @param ask has a model write
 * @param onProgress called after each answer
 * @throws what `ask` throws
 */
export async function writeDraft(
  locales: Locales,
  language: string,
  ask: (prompt: Prompt) => Promise<string>,
  onProgress: () => void,
): Promise<Draft> {
  const system = instructions(language, readGlossary(locales.root));
  const draft: Draft = { written: 0, refused: [] };
  for (const original of readFiles(locales, source)) {
    const find = () => readFiles({ ...locales, namespaces: [original.name] }, language)[0];
    const originals = new Map(original.messages.map(({ key, text }) => [key, text]));
    const notes = readMessageNotes(locales.root, original.name);
    const told = (find()?.messages ?? [])
      .filter(({ text }) => text.trim() === '')
      .map(({ key }) => ({
        key,
        source: originals.get(modelKey(key)) ?? '',
        note: notesOn(key, notes).notes.join(' '),
        ...numbersOf(key, language),
      }));
    for (let at = 0; at < told.length; at += textsAtOnce) {
      const texts = told.slice(at, at + textsAtOnce);
      const answer = await ask({ system, user: JSON.stringify(texts, null, 1) });
      keep(locales, find()!, texts, answer, draft);
      onProgress();
    }
  }
  return draft;
}

function numbersOf(key: string, language: string) {
  const name = key.slice(key.lastIndexOf('.') + 1);
  return readPluralForm(name) ? { saidOfNumbers: examplesOf(language, name) } : {};
}

/** Writes the texts of an answer that are as they should be. */
function keep(
  { root }: Locales,
  file: LocaleFile,
  texts: readonly { key: string; source: string }[],
  answer: string,
  draft: Draft,
): void {
  const given = readAnswer(answer);
  const sound = new Map<string, string>();
  for (const { key, source: original } of texts) {
    const text = given[key]?.trim();
    const fault = text
      ? [
          ...faultsWithin(text, file.language),
          ...markFaults(key, original, text, readPluralForm(key)?.form),
        ][0]?.wrong
      : 'was not written';
    if (fault) draft.refused.push(`${file.path}:${file.lineOf(key)}: ${key}: ${fault}; write it`);
    else sound.set(key, text!);
  }
  writeWhole(path.join(root, '..', file.path), changeMessages(file, sound));
  draft.written += sound.size;
}

/** @returns the texts by key; none where the answer is no such object */
function readAnswer(answer: string): Record<string, string> {
  try {
    const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
    return answerSchema.parse(JSON.parse(json));
  } catch {
    return {};
  }
}

function instructions(language: string, glossary: Glossary): string {
  const name = new Intl.DisplayNames([source], { type: 'language' }).of(language) ?? language;
  const terms = Object.entries(glossary).map(([term, { sense, in: languages }]) => {
    const { say = [], usually = [], never = [] } = languages[language] ?? {};
    const words = [...say, ...usually].map((form) => form.replaceAll('*', ''));
    return [
      term,
      sense && ` (${sense})`,
      words.length > 0 && `: ${words.join(', ')}`,
      never.length > 0 && `, never ${never.join(', ').replaceAll('*', '')}`,
    ]
      .filter(Boolean)
      .join('');
  });
  return `You write the first draft of a company's website in ${name}, from its English. You get a list of texts as JSON: a key, the English, what a translator is told of it, and of plural forms the numbers they are said of. Answer with one JSON object from key to text and nothing else.
Write as a good copywriter in that language would: plain, concrete, in short sentences, with no claim the English does not make. Keep every {{placeholder}} and every <tag> with its closing tag exactly as it is, where the sentence wants it. Use the language's own quotation marks, and a no-break space between a number and its unit.
The terms of the offer, to be called the same everywhere:
${terms.join('\n')}`;
}
