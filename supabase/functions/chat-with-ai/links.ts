/** Links to the site's pages, as answers have them: in Markdown, without language prefix. */
import type { LanguageText, SitePage } from '../_shared/siteText.ts';

/** The page that leads to a person. */
const contactPath = '/contact';

/**
 * @param pages among them the one that is linked to, for its title
 * @returns a link, whatever the title holds
 */
export function linkTo(path: string, pages: readonly Pick<SitePage, 'path' | 'title'>[]): string {
  const title = pages.find((page) => page.path === path)?.title ?? path;
  return `[${title.replace(/[[\]]/g, '')}](${path})`;
}

/** @returns the whole answer where the site has none, with the way to a person */
export function declinedIn({ answers, pages }: LanguageText): string {
  return answers.declined.replace('{{contact}}', () => linkTo(contactPath, pages));
}
