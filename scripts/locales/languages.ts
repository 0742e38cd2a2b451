/**
 * The site's languages: the folders of `locales/` whose name is a language tag. Read here once and
 * handed on; nothing else lists them.
 */
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { type Language, type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import { pseudoLanguages } from '../pseudo/pseudo-languages.ts';

export const localesFolder = new URL('../../locales/', import.meta.url);

/** A file of this name in its folder marks a language as a draft: seen in development, not on the site. */
export const draftMark = 'DRAFT.md';

/** @returns whether a language is marked as a draft */
export const isDraft = (language: LanguageCode, root = localesFolder): boolean =>
  existsSync(new URL(`${language}/${draftMark}`, root));

/** The site's languages; those and the drafts; those and what stands for languages to come. */
export type Shown = 'published' | 'drafts' | 'all';

/**
 * Has this process show more languages than the site has. As `NODE_ENV` does, it holds for whatever is
 * loaded from then on, Vite's configuration included.
 */
export function showLanguages(shown: Shown): void {
  process.env['SHOWN_LANGUAGES'] = shown;
}

/**
 * @param shown the site's languages alone, unless this process shows more (`showLanguages`)
 * @returns the languages, the unprefixed one first and the others by their tag; all
 *   that is said of one comes from `Intl`, which some browsers cannot ask, or not fast
 */
export function readLanguages(
  shown = (process.env['SHOWN_LANGUAGES'] ?? 'published') as Shown,
  root = localesFolder,
): Language[] {
  const codes = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguageTag(entry.name))
    .map(({ name }) => name)
    .filter((name) => shown !== 'published' || !isDraft(name, root));
  return [...codes, ...(shown === 'all' ? pseudoLanguages : [])]
    .map(describe)
    .sort((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code));
}

/** @returns whether a name is a language tag, written as it should be: `pt-BR`, not `pt-br` */
export function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

/** `Intl.Locale#getTextInfo` is newer than TypeScript's own description of it. */
type LocaleWithTextInfo = Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };

function describe(code: string): Language {
  const locale = new Intl.Locale(code) as LocaleWithTextInfo;
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { script } = locale.maximize();
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: locale.getTextInfo().direction,
    ...(script && script !== 'Latn' && { script }),
  };
}

function rank(language: Language): number {
  return language.code === unprefixedLanguage ? 0 : 1;
}
