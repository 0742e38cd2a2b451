import { languages } from 'virtual:site';
import { localizedRouteAt } from '../../site/paths.ts';
import type { PageId } from '../../site/routes.ts';

interface LinkedPage {
  to: PageId;
  /** A place on the page, without `#`; empty where there is none. */
  hash: string;
}

/**
 * @param event a click somewhere in a document that knows nothing of the application
 * @returns the page of this site that the click asks for here and now; `undefined` for all that is
 *   the browser's: other sites, files, places on this page, new tabs and windows
 */
export function pageLinkOf(event: MouseEvent): LinkedPage | undefined {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || asksForMore(event)) return undefined;
  if (link.target || link.origin !== window.location.origin || link.search) return undefined;
  if (link.hash && link.pathname === window.location.pathname) return undefined;
  const { route } = localizedRouteAt(link.pathname, languages);
  return route.status ? undefined : { to: route.id, hash: link.hash.slice(1) };
}

/** With these keys a click opens a tab or a window, or saves. */
const asksForMore = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
