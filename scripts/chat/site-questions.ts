/** Gives the questions that translators foresee to the lines of a page that answer them. */
import type { SitePage } from '../../supabase/functions/_shared/siteText.ts';

/** A word of the passage is found by its beginning, up to this many letters: endings may change. */
const beginningLength = 6;

/**
 * Adds to each section what is asked of its lines.
 *
 * @param page a page of a language
 * @param asked by a name of the matter: `eur, month > what do we pay; is it expensive`
 * @returns the names whose passage the page does not have, with what was looked for
 */
export function placeAsked(
  page: Pick<SitePage, 'sections'>,
  asked: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(asked).flatMap(([name, entry]) => {
    const [said = '', questions = ''] = entry.split('>');
    const place = placeOf(page, wordsOf(said));
    if (!place) return [`${name}: ${said.trim()}`];
    const { section, line } = place;
    section.asked = [...(section.asked ?? []), { line, questions: splitQuestions(questions) }];
    return [];
  });
}

/** The line that says most of the words. What stands above it and around it counts half. */
function placeOf({ sections }: Pick<SitePage, 'sections'>, words: readonly string[]) {
  let best = 0;
  let place;
  for (const section of sections) {
    const around = wordsOf([...section.headings, ...section.text].join(' '));
    const known = words.filter((word) => around.some((one) => begins(one, word)));
    if (known.length <= words.length / 2) continue;
    for (const [line, text] of section.text.entries()) {
      const own = wordsOf(text);
      const inLine = known.filter((word) => own.some((one) => begins(one, word)));
      const found = (known.length + inLine.length) / 2;
      if (found <= best) continue;
      best = found;
      place = { section, line };
    }
  }
  return place;
}

function begins(word: string, wanted: string): boolean {
  return word.startsWith(wanted.slice(0, beginningLength));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function splitQuestions(questions: string): string[] {
  return questions
    .split(';')
    .map((question) => question.trim())
    .filter(Boolean);
}
