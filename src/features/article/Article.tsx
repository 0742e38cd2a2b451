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
import { timelineOf } from './contents/sectionTimeline.ts';
import { ReadingProgress } from './contents/ReadingProgress.tsx';
import { readingStrokes } from './readingStrokes.ts';
import { SectionText } from './text/SectionText.tsx';
import { useCurrentSection } from './contents/useCurrentSection.ts';
import { useSections } from './contents/useSections.ts';

/** An article of the blog: its head, its contents with how far one has read, its text, the next. */
export function Article({ id }: { id: ArticleId }) {
  const sections = useSections(id);
  const text = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(text);
  const { minutes } = articleOf(id);
  const groups = readingStrokes(
    sections.map(({ words }) => words),
    minutes,
  );
  const progress = sections.map((section, index) => ({
    id: section.id,
    strokes: groups[index]!,
    isRead: index < current,
  }));
  const timelineScope = sections.map((section) => timelineOf(section.id)).join(', ');
  return (
    <>
      <article style={{ timelineScope }}>
        <div className={`${layout.unprinted} ${styles.strip}`}>
          <ReadingProgress parts={progress} />
        </div>
        <ArticleHead id={id} />
        <div className={layout.wrap}>
          <div className={`${layout.grid} ${styles.columns}`}>
            <Contents article={id} sections={sections} current={current} progress={progress} />
            <div ref={text} className={`${columns.text} ${styles.text}`}>
              {sections.map((section) => (
                <SectionText
                  key={section.id}
                  section={section}
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
