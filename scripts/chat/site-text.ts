/**
 * Gathers the site's own text from the built pages, so that the chat answers with what a visitor can
 * read. Written into `supabase/functions/_shared`, since a deployed function carries its own folder
 * and nothing else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { routesWhere } from '../../src/site/routes.ts';
import { readConfig, type SiteConfig } from '../../src/site/config.ts';
import type {
  AnswerFile,
  AnswerWords,
  LanguageText,
  SitePage,
  SiteText,
} from '../../supabase/functions/_shared/siteText.ts';
import type { BuiltPage } from '../pages/document.ts';
import { placeAsked } from './site-questions.ts';
import { sectionsOf } from './site-sections.ts';

export const siteTextFile = new URL(
  '../../supabase/functions/_shared/site-text.generated.json',
  import.meta.url,
);

/** What `{{product}}` and `{{email}}` stand for. */
type Names = Pick<SiteConfig, 'product' | 'email'>;

/**
 * @param html a whole page
 * @returns its title, which is its `h1`, and what stands under each heading
 */
export function extractSections(html: string): Pick<SitePage, 'title' | 'sections'> {
  return sectionsOf(parse(html, { comment: false }));
}

/**
 * @param pages every built page; the one for addresses that lead nowhere is left out
 * @param answers each language's `chat-answers.json`, by language code
 * @throws Error where a language has no words for its answers
 */
export function gatherSiteText(
  pages: readonly BuiltPage[],
  answers: Readonly<Record<string, AnswerFile>>,
  names: Names,
): SiteText {
  const languages = new Map<string, LanguageText>();
  for (const { language, path, html } of pages) {
    if (!languages.has(language)) {
      languages.set(language, { answers: fillIn(answers[language], language, names), pages: [] });
    }
    const [route] = routesWhere((row) => row.path === path);
    if (route?.status) continue;
    const { self } = languages.get(language)!.answers;
    const { asked } = answers[language]!;
    const page = { path, ...extractSections(html) };
    if (route?.id === 'chat' && self) page.sections.push({ headings: [], text: [self] });
    placeAsked(page, asked?.[route?.id ?? ''] ?? {});
    languages.get(language)!.pages.push(page);
  }
  return Object.fromEntries(languages);
}

/**
 * Writes the site's text where the chat's function imports it. A file that would not change is left
 * alone, so that nothing watching it wakes up.
 *
 * @param pages see `gatherSiteText`
 * @param answers see `gatherSiteText`
 * @throws Error where a language has no words for its answers, or the file cannot be written
 */
export function writeSiteText(
  pages: readonly BuiltPage[],
  answers: Readonly<Record<string, AnswerFile>>,
  { names = readConfig(process.env), file = siteTextFile }: { names?: Names; file?: URL } = {},
): void {
  const json = `${JSON.stringify(gatherSiteText(pages, answers, names))}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== json) writeFileSync(file, json);
}

function fillIn(
  words: AnswerFile | undefined,
  language: string,
  { product, email }: Names,
): AnswerWords {
  if (!words) throw new Error(`locales/${language}/chat-answers.json is missing`);
  const { asked: _, ...filled } = words;
  for (const key of Object.keys(filled) as (keyof AnswerWords)[]) {
    filled[key] = filled[key]!.replaceAll('{{product}}', product).replaceAll(
      '{{email}}',
      `[${email}](mailto:${email})`,
    );
  }
  return filled;
}
