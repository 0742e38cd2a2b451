import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Locales } from '../locales/locales.ts';
import type { State } from '../locales/source-lock.ts';
import { type LanguageText, languageTexts } from '../wording/language-texts.ts';
import type { Unit } from './unit.ts';

export const states = ['translated', 'stale', 'unread', 'missing'] as const;

/** @throws Error where a language has no translations: there is no such one, or it is the source */
export function requireTranslated({ languages }: Locales, language: LanguageCode): void {
  if (language === source)
    throw new Error(`${source} is the source: name what it is translated into`);
  if (!languages.includes(language)) throw new Error(`There is no locales/${language}`);
}

/**
 * @param only the states of the texts that are wanted
 * @returns a language's texts as they are handed out, every plural form by itself
 * @throws Error where a file of the source, a note or a lock cannot be read
 */
export function unitsOf(
  locales: Locales,
  language: LanguageCode,
  only: readonly State[] = states,
): Unit[] {
  return languageTexts(locales, language)
    .filter(({ state }) => only.includes(state))
    .map((text) => ({
      id: `${text.file}:${text.key}`,
      source: text.source,
      target: text.text,
      needsReview: text.state !== 'translated',
      note: noteOn(text),
    }));
}

function noteOn({ notes, limit, numbers, state }: LanguageText): string {
  return [
    ...notes,
    ...(limit === undefined ? [] : [`At most ${limit} characters, as shown.`]),
    ...(numbers ? [`Said of numbers such as ${numbers.join(', ')}.`] : []),
    ...(state === 'stale' ? ['The source has changed since this was translated.'] : []),
  ].join('\n');
}
