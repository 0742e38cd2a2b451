/**
 * What the check has to know of a language that no platform tells: `locales/_notes/languages/sv.json`.
 * A language without such a file is held to what holds for all.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { LanguageCode } from '../../src/site/languages.ts';
import { localesFolder } from '../locales/languages.ts';

/** What a text can be an exception to. */
export const rules = ['quotes', 'spaces', 'units', 'limit', 'glossary'] as const;
export type Rule = (typeof rules)[number];

const reasons = z.record(z.string(), z.string().min(1));

const habitsSchema = z.strictObject({
  /** Opening and closing quotation mark, and those within a quotation. */
  quotes: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
  /** Spelled numbers, by which `npm test` holds them to the table of facts. */
  numbers: z.record(z.string(), z.number()).default({}),
  /** Texts that are rightly the same as in the source, and why. */
  same: reasons.optional(),
  /** By rule, the messages (`contact-form:toast.sent`) it does not hold for, and why. */
  except: z.partialRecord(z.enum(rules), reasons).default({}),
});

export type Habits = z.infer<typeof habitsSchema>;

/** @returns the file that says it, from the folder of the locales */
export const habitsFile = (language: LanguageCode) => `_notes/languages/${language}.json`;

/**
 * @param root the folder of the locales
 * @throws Error naming the file and what is wrong with it
 */
export function readHabits(language: LanguageCode, root = fileURLToPath(localesFolder)): Habits {
  return readNotes(path.join(root, habitsFile(language)), habitsSchema);
}

/**
 * @param file a file of `locales/_notes`; one that is not there is an empty one
 * @throws Error naming the file, and where it is not as the schema wants it
 */
export function readNotes<Content>(file: string, schema: z.ZodType<Content>): Content {
  const name = file.slice(file.lastIndexOf('_notes'));
  let content: unknown = {};
  if (existsSync(file)) {
    try {
      content = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`locales/${name}: is no JSON: ${(error as Error).message}`, { cause: error });
    }
  }
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`locales/${name}: ${z.prettifyError(error)}`);
  return data;
}
