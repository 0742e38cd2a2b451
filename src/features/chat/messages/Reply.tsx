import type { ReactNode } from 'react';
import { config, languages } from 'virtual:site';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { pagePath } from '../../../site/paths.ts';
import { type Block, type Inline, parseReply } from './parseReply.ts';
import styles from './Reply.module.css';

interface ReplyProps {
  text: string;
  /** Its language, where that is not the page's: its links lead to pages in it, too. */
  lang?: string | undefined;
  /** How it appears: at once, bit by bit, or not at all since it was seen growing. */
  entrance?: 'whole' | 'growing' | 'none';
}

/** A reply of the AI, with the marks it may carry. */
export function Reply({ text, lang, entrance = 'whole' }: ReplyProps) {
  const language = languages.find(({ code }) => code === lang);
  return (
    <div
      className={`${styles.reply} ${styles[entrance] ?? ''}`}
      lang={lang}
      dir={language?.direction}
    >
      {parseReply(text).map((block, index) => (
        <ReplyBlock key={index} block={block} lang={language?.code} />
      ))}
    </div>
  );
}

interface ReplyBlockProps {
  block: Block;
  lang: string | undefined;
}

function ReplyBlock({ block, lang }: ReplyBlockProps) {
  if (block.kind === 'paragraph') return <p>{draw(block.content, lang)}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{draw(item, lang)}</li>
      ))}
    </ul>
  );
}

function draw(content: readonly Inline[], lang: string | undefined): ReactNode {
  return content.map((inline, index) => <ReplyInline key={index} inline={inline} lang={lang} />);
}

interface ReplyInlineProps {
  inline: Inline;
  lang: string | undefined;
}

function ReplyInline({ inline, lang }: ReplyInlineProps): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{draw(inline.content, lang)}</strong>;
    case 'mail':
      return <a href={`mailto:${config.email}`}>{draw(inline.content, lang)}</a>;
    case 'page': {
      const { page, hash, content } = inline;
      if (lang === undefined) {
        return (
          <PageLink to={page} hash={hash}>
            {draw(content, lang)}
          </PageLink>
        );
      }
      // To a page in another language, as the switcher leads there, but for the choice of it.
      const path = pagePath(page, lang);
      return (
        <a href={hash ? `${path}#${hash}` : path} hrefLang={lang}>
          {draw(content, lang)}
        </a>
      );
    }
  }
}
