import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config, languages } from 'virtual:site';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import { keptTogether } from '../../../i18n/keepTogether.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { pagePath } from '../../../site/paths.ts';
import typography from '../../../ui/typography.module.css';
import { answerDrawing, euros } from './answerStrokes.ts';
import { type Block, type Inline, parseReply } from './parseReply.ts';
import styles from './Reply.module.css';
import { shortAnswerOf } from './shortAnswer.ts';

interface ReplyProps {
  text: string;
  /** Its language, where that is not the page's: its links lead to pages in it, too. */
  lang?: string | undefined;
  /** How it appears: at once, bit by bit, or not at all since it was seen growing. */
  entrance?: 'whole' | 'growing' | 'none';
  /** Called where a link to the contact page is followed. */
  onContact?: (() => void) | undefined;
}

/** What its links go by. */
type Links = Pick<ReplyProps, 'lang' | 'onContact'>;

/** A reply of the AI, with the marks it may carry. */
export function Reply({ text, lang, entrance = 'whole', onContact }: ReplyProps) {
  const { t, i18n } = useTranslation('chat');
  const language = languages.find(({ code }) => code === lang);
  const blocks = parseReply(text);
  // One that was seen growing stays as it was.
  const answer = entrance === 'whole' ? shortAnswerOf(blocks) : undefined;
  const drawing = answer && answerDrawing(blocks, answer.sentence, lang ?? i18n.language);
  return (
    <div
      className={`${styles.reply} ${styles[entrance] ?? ''}`}
      lang={lang}
      dir={language?.direction}
    >
      {answer && (
        <p className={styles.answer}>
          {answer.label && (
            <strong className={typography.label}>{keptTogether(answer.label)}</strong>
          )}
          {/* As large as it is, a number without its unit would be seen. */}
          {keptTogether(answer.sentence.replace(/(?<=\d) /g, '\u00a0'))}
        </p>
      )}
      {drawing && (
        <figure className={styles.figure}>
          <Strokes
            strokes={drawing.strokes}
            slots={drawing.slots}
            motion="rise"
            className={styles.strokes}
          />
          {drawing.id && (
            <figcaption className={typography.caption} lang={i18n.language}>
              {t(`drawn.${drawing.id}`, { euros })}
            </figcaption>
          )}
        </figure>
      )}
      {(answer?.rest ?? blocks).map((block, index) => (
        <ReplyBlock key={index} block={block} links={{ lang: language?.code, onContact }} />
      ))}
    </div>
  );
}

interface ReplyBlockProps {
  block: Block;
  links: Links;
}

function ReplyBlock({ block, links }: ReplyBlockProps) {
  if (block.kind === 'paragraph') return <p>{draw(block.content, links)}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{draw(item, links)}</li>
      ))}
    </ul>
  );
}

function draw(content: readonly Inline[], links: Links): ReactNode {
  return content.map((inline, index) => <ReplyInline key={index} inline={inline} links={links} />);
}

interface ReplyInlineProps {
  inline: Inline;
  links: Links;
}

function ReplyInline({ inline, links }: ReplyInlineProps): ReactNode {
  switch (inline.kind) {
    case 'text':
      return keptTogether(inline.text);
    case 'strong':
      return <strong>{draw(inline.content, links)}</strong>;
    case 'mail':
      return <a href={`mailto:${config.email}`}>{draw(inline.content, links)}</a>;
    case 'page': {
      const { page, hash, content } = inline;
      const { lang } = links;
      const onClick = page === 'contact' ? links.onContact : undefined;
      if (lang === undefined) {
        return (
          <PageLink to={page} hash={hash} onClick={onClick}>
            {draw(content, links)}
          </PageLink>
        );
      }
      // To a page in another language, as the switcher leads there, but for the choice of it.
      const path = pagePath(page, lang);
      return (
        <a href={hash ? `${path}#${hash}` : path} hrefLang={lang} onClick={onClick}>
          {draw(content, links)}
        </a>
      );
    }
  }
}
