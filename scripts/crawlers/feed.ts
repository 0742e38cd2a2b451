import { Feed } from 'feed';
import { articles } from '../../src/site/articles.ts';
import { author } from '../../src/site/blog.ts';
import type { SiteConfig } from '../../src/site/config.ts';
import type { LanguageCode } from '../../src/site/languages.ts';
import { localizedPath, pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import type { Write } from '../build/output.ts';
import { articleHtml } from './article-text.ts';
import type { PlainMessages } from '../locales/plain-messages.ts';

/** @returns the address of a language's feed */
export const feedPath = (language: LanguageCode) => localizedPath('/blog/feed.xml', language);

/** @returns what the blog is called among other sites: in a feed reader, for one */
export const blogTitle = ({ say }: PlainMessages) =>
  say('common', 'documentTitle', { title: say('blog', 'meta.title') });

/** Writes a language's feed of the blog (RSS 2.0), every article in full. */
export function writeFeed(
  write: Write,
  language: LanguageCode,
  { siteUrl, email }: Pick<SiteConfig, 'siteUrl' | 'email'>,
  messages: PlainMessages,
): void {
  const addressOf = (id: PageId) => siteUrl + pagePath(id, language);
  const feed = new Feed({
    title: blogTitle(messages),
    description: messages.say('blog', 'meta.description'),
    link: addressOf('blog'),
    language,
    feedLinks: { rss: siteUrl + feedPath(language) },
    // As old as what is in it, not as the build.
    updated: new Date(articles[0].published),
    generator: false,
  });
  for (const { id, published } of articles) {
    feed.addItem({
      title: messages.say(id, 'title'),
      link: addressOf(id),
      date: new Date(published),
      description: messages.say(id, 'opening'),
      // RSS wants an address with an author's name.
      author: [{ name: author, email }],
      content: articleHtml(id, language, messages, addressOf),
    });
  }
  write(feedPath(language), feed.rss2());
}
