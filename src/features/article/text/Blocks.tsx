import { type ComponentType, Fragment, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { routes } from '../../../site/routes.ts';
import typography from '../../../ui/typography.module.css';
import styles from './Blocks.module.css';
import { Figure } from './Figure.tsx';
import type { Drawing } from './drawings.ts';
import { type Block, textMarks } from './parseBody.ts';

/** What the tags of an article's text become: a page's id is a link to it. */
const components: Record<string, ReactElement> = Object.fromEntries([
  ...routes.map(({ id }) => [id, <PageLink key={id} to={id} />] as const),
  ...textMarks.map((Mark) => [Mark, <Mark key={Mark} />] as const),
]);

/**
 * What draws the blocks that are more than text, by their kind: from the article's page, so that no
 * other article carries it.
 */
export type Parts = Partial<
  Record<'fields' | 'matrix', ComponentType<{ section: string; items: readonly string[] }>>
>;

interface BlocksProps {
  parts: Parts;
  /** The section they make up. */
  section: string;
  blocks: readonly Block[];
  /** What is drawn among them. */
  drawing: Drawing | undefined;
  caption: string | undefined;
}

/** The text of a section: paragraphs, lists, notes in the margin, and a figure where it has one. */
export function Blocks({ parts, section, blocks, drawing, caption }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <BlockText parts={parts} section={section} block={block} />
          {drawing?.after === index && <Figure drawing={drawing} caption={caption} />}
        </Fragment>
      ))}
    </div>
  );
}

function BlockText({ parts, section, block }: { parts: Parts; section: string; block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'statement':
      return (
        <p className={`${typography.heading} ${styles.statement}`}>
          <Line text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={`${typography.title} ${typography.sidenote} ${styles.note}`} role="note">
          <Line text={block.text} />
        </p>
      );
    case 'points':
      return (
        <ul>
          <Items texts={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol>
          <Items texts={block.items} />
        </ol>
      );
    case 'fields':
    case 'matrix': {
      const Part = parts[block.kind];
      if (!Part) throw new Error(`The page has no part for the ${block.kind} of ${section}`);
      return <Part section={section} items={block.items} />;
    }
  }
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <li key={index}>
      <Line text={text} />
    </li>
  ));
}

/** A text that is translated already: its tags are left to be drawn. */
function Line({ text }: { text: string }) {
  const { t } = useTranslation();
  return <Trans t={t} defaults={text} components={components} />;
}
