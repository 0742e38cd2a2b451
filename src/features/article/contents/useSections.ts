import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../content/articles.ts';
import { type Block, parseBody } from '../text/parseBody.ts';
import { countWords } from '../readingStrokes.ts';

export interface Section {
  /** The section's place on the page, which people link to: `pace-not-volume`. */
  id: string;
  title: string;
  blocks: Block[];
  words: number;
}

/** An article's sections as its words have them, by their ids. */
type SectionWords = Record<string, { title: string; body: string[] }>;

/** @returns an article's sections in the page's language, in reading order */
export function useSections(article: ArticleId): Section[] {
  const { t } = useTranslation(article);
  // Each article has ids of its own, which no component knows.
  const sections: SectionWords = t('sections', { returnObjects: true });
  return Object.entries(sections).map(([id, { title, body }]) => ({
    id,
    title,
    blocks: parseBody(body),
    words: countWords([title, ...body].join(' ')),
  }));
}
