import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../site/articles.ts';
import { type Block, parseBody } from '../text/parseBody.ts';
import { countWords } from '../readingStrokes.ts';

export interface Section {
  /** The section's place on the page, which people link to: `pace-not-volume`. */
  id: string;
  title: string;
  blocks: Block[];
  /** What one stroke is, where something is drawn in the section. */
  caption: string | undefined;
  words: number;
}

/** An article's sections as its words have them, by their ids. */
type SectionWords = Record<string, { title: string; body: string[]; caption?: string }>;

/** @returns an article's sections in the page's language, in reading order */
export function useSections(article: ArticleId): Section[] {
  const { t } = useTranslation(article);
  // Each article has ids of its own, which no component knows.
  const sections: SectionWords = t('sections', { returnObjects: true });
  return Object.entries(sections).map(([id, { title, body, caption }]) => ({
    id,
    title,
    blocks: parseBody(body),
    caption,
    words: countWords([title, ...body].join(' ')),
  }));
}
