import { Blocks } from './Blocks.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { ArticleFigure } from './figures.ts';
import { timelineStyle } from '../contents/sectionTimeline.ts';
import styles from './SectionText.module.css';
import type { Section } from '../contents/useSections.ts';

interface SectionTextProps {
  section: Section;
  figure: ArticleFigure | undefined;
}

/** A section of an article: a heading one can link to, and its text. */
export function SectionText({ section, figure }: SectionTextProps) {
  const { id, title, blocks } = section;
  return (
    <section className={styles.section} style={timelineStyle(id)}>
      <CopyLink id={id} title={title}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      </CopyLink>
      <Blocks blocks={blocks} figure={figure} />
    </section>
  );
}
