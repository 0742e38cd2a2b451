/** An article as plain data, from its words: for the feed and for search engines. */
import type { ArticleId } from '../../src/site/articles.ts';
import { type Block, parseBody, parseCell } from '../../src/features/article/text/parseBody.ts';
import { countWords } from '../../src/features/article/readingStrokes.ts';
import { type PageId, routes } from '../../src/site/routes.ts';
import { readNamespace } from '../locales/read-messages.ts';
import type { PlainMessages } from '../locales/plain-messages.ts';

interface ArticleSection {
  title: string;
  /** The lines of the section, their tags included. */
  body: readonly string[];
}

/** @returns an article's sections in reading order */
function sectionsOf(
  id: ArticleId,
  language: string,
  { sayTagged }: PlainMessages,
): ArticleSection[] {
  const { sections } = readNamespace(language, id) as { sections: Record<string, ArticleSection> };
  return Object.entries(sections).map(([section, { body }]) => ({
    title: sayTagged(id, `sections.${section}.title`),
    body: body.map((_, line) => sayTagged(id, `sections.${section}.body.${line}`)),
  }));
}

/** @returns how many words an article has, counted as its reading time is */
export function wordsInArticle(id: ArticleId, language: string, messages: PlainMessages): number {
  const texts = sectionsOf(id, language, messages).flatMap(({ title, body }) => [title, ...body]);
  return countWords(
    [messages.say(id, 'title'), messages.say(id, 'standfirst'), ...texts].join(' '),
  );
}

/**
 * @param addressOf the absolute address of a page, for the links in the text
 * @returns the whole article as HTML, its margin notes set as quotations
 */
export function articleHtml(
  id: ArticleId,
  language: string,
  messages: PlainMessages,
  addressOf: (id: PageId) => string,
): string {
  const text = (line: string) => inlineHtml(line, addressOf);
  const list = (tag: string, items: readonly string[]) =>
    `<${tag}>${items.map((item) => `<li>${text(item)}</li>`).join('')}</${tag}>`;
  const table = (items: readonly string[]) => {
    const rows = items.map(parseCell).map(({ row, column, verdict, text: means, cases }) => {
      const cells = [column, verdict, means, ...cases].map((cell) => `<td>${text(cell)}</td>`);
      return `<tr><th>${text(row)}</th>${cells.join('')}</tr>`;
    });
    return `<table>${rows.join('')}</table>`;
  };
  const block = (part: Block) => {
    if (part.kind === 'matrix') return table(part.items);
    if ('items' in part) return list(part.kind === 'points' ? 'ul' : 'ol', part.items);
    const paragraph = `<p>${text(part.text)}</p>`;
    return part.kind === 'note' ? `<blockquote>${paragraph}</blockquote>` : paragraph;
  };
  const sections = sectionsOf(id, language, messages).map(
    ({ title, body }) => `<h2>${text(title)}</h2>${parseBody(body).map(block).join('')}`,
  );
  return `<p>${text(messages.say(id, 'standfirst'))}</p>${sections.join('')}`;
}

/** Links lead to their pages, emphasis stays, all else is text. */
function inlineHtml(line: string, addressOf: (id: PageId) => string): string {
  return line
    .replaceAll('&', '&amp;')
    .replace(/\u00ad/g, '')
    .replace(/<(\/?)([\w-]+)>/g, (_, close: string, tag: string) => {
      const page = routes.find(({ id }) => id === tag);
      if (!page) return `<${close}${tag}>`;
      return close ? '</a>' : `<a href="${addressOf(page.id)}">`;
    });
}
