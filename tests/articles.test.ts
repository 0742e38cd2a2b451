/** The facts and structure of the blog's articles, in every language. */
import { expect, test } from 'vitest';
import { readLanguages } from '../scripts/locales/languages.ts';
import { readMarks } from '../scripts/locales/message-marks.ts';
import { readNamespace } from '../scripts/locales/read-messages.ts';
import { articles } from '../src/site/articles.ts';
import { author } from '../src/site/blog.ts';
import { articleDrawings } from '../src/features/article/text/drawings.ts';
import { leads } from '../src/features/article/lead/leads.ts';
import {
  parseBody,
  parseCell,
  parseQuestion,
  textMarks,
} from '../src/features/article/text/parseBody.ts';
import { countWords, readingStrokes } from '../src/features/article/readingStrokes.ts';
import { unprefixedLanguage } from '../src/site/languages.ts';
import { routeOf, routes } from '../src/site/routes.ts';

interface ArticleTexts {
  title: string;
  standfirst: string;
  lead: { caption: string; rows?: string[] };
  sections: Record<string, { title: string; body: string[]; caption?: string }>;
}

/** How fast people read, in words a minute (decision 17, “The blog”). */
const pace = { slow: 200, fast: 240 };

const textsOf = (language: string, id: string) => readNamespace(language, id) as ArticleTexts;
const sectionsOf = (language: string, id: string) => Object.entries(textsOf(language, id).sections);
const codes = readLanguages().map(({ code }) => code);
const cases = codes.flatMap((language) => articles.map((article) => ({ language, ...article })));

test('“Two articles by a named author: change fatigue (dated 2025-08-22, 8 min read) and AI agents in the workplace (dated 2025-08-21, 10 min read)”', () => {
  expect(articles).toContainEqual({ id: 'change-fatigue', published: '2025-08-22', minutes: 8 });
  expect(articles).toContainEqual({
    id: 'ai-agents-in-the-workplace',
    published: '2025-08-21',
    minutes: 10,
  });
  expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  for (const { id } of articles) expect(routeOf(id).path).toBe(`/blog/${id}`);
});

test('the articles stand newest first', () => {
  const dates = articles.map(({ published }) => published);
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each(cases)('“$minutes min read” is true of $id in $language', ({ language, id, minutes }) => {
  const { title, standfirst, sections } = textsOf(language, id);
  const texts = Object.values(sections).flatMap((section) => [section.title, ...section.body]);
  const words = countWords([title, standfirst, ...texts].join('\n'));
  expect(words / minutes).toBeGreaterThanOrEqual(pace.slow);
  expect(words / minutes).toBeLessThanOrEqual(pace.fast);
});

test.each(cases)('the drawings of $id in $language have captions', ({ language, id }) => {
  const drawings = articleDrawings[id] ?? {};
  const captioned = sectionsOf(language, id).filter(([, { caption }]) => caption !== undefined);
  expect(captioned.map(([section]) => section).sort()).toEqual(Object.keys(drawings).sort());
  for (const [section, { body }] of captioned) {
    expect(parseBody(body).length).toBeGreaterThan(drawings[section]!.after);
  }
});

test.each(cases)(
  'the rows $id opens with are named in $language, where there are several',
  (article) => {
    const { rows } = textsOf(article.language, article.id).lead;
    const { steps, rowsAt } = leads[article.id];
    expect(rows?.length ?? 1).toBe(rowsAt(steps).length);
  },
);

test('the opening drawings show the figures of their articles', () => {
  const { rowsAt, said, free } = leads['change-fatigue'];
  // Five days of eight hours, in quarters, of which one is free, however many the changes are.
  const weeks = [1, 2, 3].map(rowsAt);
  for (const rows of weeks) {
    expect(rows.map((day) => day.length)).toEqual(Array(5).fill(32));
    expect(rows.flat().filter(({ height }) => height === 0)).toHaveLength(1);
    expect(rows[free!.row]![free!.place]!.height).toBe(0);
  }
  // Together they need more hours than there are, each alone does not.
  expect([1, 2, 3].map((changes) => said(changes).hours)).toEqual([28, 41, 45]);
  expect(said(3).all).toBe(40);
  const letters = leads['ai-agents-in-the-workplace'];
  const read = (step: number) => {
    const [row] = letters.rowsAt(step);
    expect(row).toHaveLength(40);
    expect(Math.max(...row!.map(({ height }) => height))).toBe(step < letters.steps ? 0.7 : 1);
    return row!.flatMap(({ tone }, place) => (tone === 'ink' ? [place + 1] : []));
  };
  expect([letters.rest, 38, letters.steps].map(read)).toEqual([[1], [39], [40]]);
});

/** @returns the items of an article's blocks of a kind */
const itemsOf = (language: string, id: string, kind: 'fields' | 'matrix') =>
  sectionsOf(language, id)
    .flatMap(([, { body }]) => parseBody(body))
    .flatMap((block) => (block.kind === kind ? block.items : []));

test.each(cases)('every question of a sheet of $id in $language has a hint', ({ language, id }) => {
  const questions = itemsOf(language, id, 'fields').map(parseQuestion);
  expect(questions.filter(({ hint }) => !hint)).toEqual([]);
});

test.each(cases)(
  'a matrix of $id in $language has two rows of two cells, with two cases each',
  (article) => {
    const cells = itemsOf(article.language, article.id, 'matrix').map(parseCell);
    const places = cells.map(({ row, column, cases: { length } }) => [row, column, length]);
    const rows = [cells[0]?.row, cells[0]?.row, cells[2]?.row, cells[2]?.row];
    expect(places).toEqual(cells.map((_, at) => [rows[at], cells[at % 2]!.column, 2]));
  },
);

test.each(cases)('$id in $language has the same ids', ({ language, id }) => {
  const ids = sectionsOf(language, id).map(([section]) => section);
  expect(ids).toEqual(sectionsOf(unprefixedLanguage, id).map(([section]) => section));
  expect(ids.filter((section) => !/^[a-z]+(-[a-z]+)*$/.test(section))).toEqual([]);
});

test.each(cases)('$id in $language has the same kinds of blocks', ({ language, id }) => {
  const kindsOf = (code: string) =>
    sectionsOf(code, id).map(([, { body }]) => parseBody(body).map(({ kind }) => kind));
  expect(kindsOf(language)).toEqual(kindsOf(unprefixedLanguage));
});

test.each(cases)('$id in $language has at most four margin notes', ({ language, id }) => {
  const notes = sectionsOf(language, id).map(
    ([, { body }]) => parseBody(body).filter(({ kind }) => kind === 'note').length,
  );
  // One a section: two could overlap in the margin.
  expect(Math.max(...notes)).toBeLessThanOrEqual(1);
  expect(notes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(4);
});

test.each(cases)('a margin note of $id in $language has text beside it', ({ language, id }) => {
  const lasts = sectionsOf(language, id).map(([, { body }]) => parseBody(body).at(-1)?.kind);
  expect(lasts).not.toContain('note');
});

test.each(cases)('every tag of $id in $language is rendered, and none in a heading', (article) => {
  const known = [...routes.map(({ id }) => id), ...textMarks].map((tag) => `<${tag}>`);
  const sections = sectionsOf(article.language, article.id);
  const tagsIn = (texts: string[]) =>
    texts.flatMap((text) => readMarks(text).marks).filter((mark) => mark.startsWith('<'));
  const unknown = tagsIn(sections.flatMap(([, { body }]) => body)).filter(
    (tag) => !known.includes(tag),
  );
  expect(unknown).toEqual([]);
  expect(tagsIn(sections.map(([, { title }]) => title))).toEqual([]);
});

test.each(cases)('no link of $id in $language leads to itself', ({ language, id }) => {
  const text = sectionsOf(language, id).flatMap(([, { body }]) => body);
  expect(text.filter((line) => line.includes(`<${id}>`))).toEqual([]);
});

test.each(codes)('a note in %s says that the author is fictional', (language) => {
  const { fictional } = readNamespace(language, 'article') as { fictional: string };
  expect(fictional).toContain('{{author}}');
});

test('the strokes of an article are its reading time, split by section', () => {
  const groups = readingStrokes([100, 250, 31, 402], 8);
  expect(groups.flat()).toHaveLength(8 * 6);
  expect(groups.map((group) => group.length)).toEqual([6, 15, 2, 25]);
});

test.each([
  ['5–15\u00a0minutes', 3],
  ['<strong>Kompetens\u00adutveckling</strong> är <science>en vetenskap</science>.', 4],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
