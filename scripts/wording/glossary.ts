/**
 * The terms of the offer and what each language calls them: `locales/_notes/glossary.json`. A `*` in a
 * form stands for letters, so that one entry holds for inflections and compounds: `*passen`.
 */
import path from 'node:path';
import { z } from 'zod';
import type { LanguageCode } from '../../src/site/languages.ts';
import { habitsFile, readNotes } from './habits.ts';
import { shownText } from './shown-text.ts';
import type { Slip } from './typography.ts';

const termSchema = z.strictObject({
  /** Which sense of the words is meant, or what they are. */
  sense: z.string().optional(),
  in: z.record(
    z.string(),
    z.strictObject({
      /** What the term is called, the usual word first: where the source says it, one of these stands. */
      say: z.array(z.string()).optional(),
      /** What it is called where it is called by a name; a text may do without. */
      usually: z.array(z.string()).optional(),
      /** What it is called nowhere, whatever the source says. */
      never: z.array(z.string()).optional(),
    }),
  ),
});

export type Glossary = Readonly<Record<string, z.infer<typeof termSchema>>>;

/**
 * @param root the folder of the locales
 * @throws Error where the file is not as the schema wants it
 */
export const readGlossary = (root: string): Glossary =>
  readNotes(path.join(root, '_notes/glossary.json'), z.record(z.string(), termSchema));

const patterns = new Map<string, RegExp>();

/** @returns whether a text says a form, as whole words but for what its stars stand for */
function says(text: string, form: string): boolean {
  let pattern = patterns.get(form);
  if (!pattern) {
    const words = form
      .replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
      .replaceAll('*', '\\p{L}*')
      .replaceAll(' ', '\\s+');
    pattern = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
    patterns.set(form, pattern);
  }
  return pattern.test(text);
}

/**
 * @param text a message
 * @param original the source's, where the message is a translation
 * @returns the terms it calls otherwise than the glossary
 */
export function glossarySlips(
  text: string,
  original: string | undefined,
  language: LanguageCode,
  glossary: Glossary,
): Slip[] {
  const shown = shownText(text, language);
  const source = original === undefined ? '' : shownText(original);
  return Object.entries(glossary).flatMap(([term, { in: languages }]): Slip[] => {
    const { say = [], usually = [], never = [] } = languages[language] ?? {};
    const [usual = term] = [...say, ...usually];
    const forbidden = never.find((form) => says(shown, form));
    if (forbidden !== undefined) {
      const wrong = `says “${bare(forbidden)}”, which is not our word for “${term}”`;
      return [
        { rule: 'glossary', wrong, remedy: `say “${bare(usual)}”, or ${exception(language)}` },
      ];
    }
    // In the source the term may have an ending.
    if (say.length === 0 || !says(source, `${term}*`)) return [];
    if (say.some((form) => says(shown, form))) return [];
    const words = [...new Set(say.map(bare))].join('” or “');
    const wrong = `does not say “${words}”, where the source says “${term}”`;
    return [{ rule: 'glossary', wrong, remedy: `use our word for it, or ${exception(language)}` }];
  });
}

const exception = (language: LanguageCode) =>
  `give the reason in locales/${habitsFile(language)} under "except"`;

const bare = (form: string) => form.replaceAll('*', '');
