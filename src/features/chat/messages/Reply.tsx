import type { ReactNode } from 'react';
import { config } from 'virtual:site';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { type Block, type Inline, parseReply } from './parseReply.ts';
import styles from './Reply.module.css';

/** A reply of the AI, with the marks it may carry. */
export function Reply({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <div className={styles.reply} lang={lang}>
      {parseReply(text).map((block, index) => (
        <ReplyBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ReplyBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{draw(block.content)}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{draw(item)}</li>
      ))}
    </ul>
  );
}

function draw(content: readonly Inline[]): ReactNode {
  return content.map((inline, index) => <ReplyInline key={index} inline={inline} />);
}

function ReplyInline({ inline }: { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{draw(inline.content)}</strong>;
    case 'mail':
      return <a href={`mailto:${config.email}`}>{draw(inline.content)}</a>;
    case 'page':
      return (
        <PageLink to={inline.page} hash={inline.hash}>
          {draw(inline.content)}
        </PageLink>
      );
  }
}
