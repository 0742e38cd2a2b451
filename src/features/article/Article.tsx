import { useRef } from 'react';
import { type ArticleId } from '../../site/articles.ts';
import { articleOf } from '../../site/blog.ts';
import layout from '../../ui/layout.module.css';
import '../../ui/print.css';
import columns from './columns.module.css';
import styles from './Article.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { Contents } from './contents/Contents.tsx';
import { articleDrawings } from './text/drawings.ts';
import { NextArticle } from './NextArticle.tsx';
import { ReadingProgress } from './contents/ReadingProgress.tsx';
import { minutesOf, readingStrokes } from './readingStrokes.ts';
import type { Parts } from './text/Blocks.tsx';
import { SectionText } from './text/SectionText.tsx';
import { useCurrentSection } from './contents/useCurrentSection.ts';
import { useSections } from './contents/useSections.ts';

interface ArticleProps {
  id: ArticleId;
  /** What it has besides text and drawings. */
  parts?: Parts;
}

/** An article of the blog: its head, its contents with how far one has read, its text, the next. */
export function Article({ id, parts = {} }: ArticleProps) {
  const sections = useSections(id);
  const text = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(text);
  const { minutes } = articleOf(id);
  const groups = readingStrokes(
    sections.map(({ words }) => words),
    minutes,
  );
  const progress = <ReadingProgress groups={groups} read={Math.max(current, 0)} />;
  return (
    <>
      <article className={styles.article}>
        <div className={`${layout.noPrint} ${styles.strip}`}>{progress}</div>
        <ArticleHead id={id} />
        <div className={layout.container}>
          <div className={`${layout.grid} ${styles.columns}`}>
            <Contents
              article={id}
              sections={sections}
              current={current}
              progress={progress}
              minutesLeft={minutesOf(groups.slice(Math.max(current, 0)).flat())}
            />
            <div ref={text} className={`${columns.text} ${styles.text}`}>
              {sections.map((section) => (
                <SectionText
                  key={section.id}
                  section={section}
                  parts={parts}
                  drawing={articleDrawings[id]?.[section.id]}
                />
              ))}
            </div>
          </div>
        </div>
      </article>
      <NextArticle after={id} />
    </>
  );
}
