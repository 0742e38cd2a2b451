import { Blocks, type Parts } from './Blocks.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { Drawing } from './drawings.ts';
import styles from './SectionText.module.css';
import type { Section } from '../contents/useSections.ts';

interface SectionTextProps {
  section: Section;
  parts: Parts;
  drawing: Drawing | undefined;
}

/** A section of an article: a heading one can link to, and its text. */
export function SectionText({ section, parts, drawing }: SectionTextProps) {
  const { id, title, blocks, caption } = section;
  return (
    <section className={styles.section}>
      <CopyLink id={id} title={title}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      </CopyLink>
      <Blocks parts={parts} section={id} blocks={blocks} drawing={drawing} caption={caption} />
    </section>
  );
}
