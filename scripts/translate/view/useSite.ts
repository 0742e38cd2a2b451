import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { pagePath, localizedRouteAt } from '../../../src/site/paths.ts';
import { languageParameter } from '../../../src/site/languages.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { pageChanged, type SitePage } from '../page/page-events.ts';
import { start } from './api.ts';
import { goTo } from './shownPage.ts';

/** The page that is shown, and what stands on it. */
export interface Shown {
  page: PageId;
  language: string;
  texts: ReturnType<SitePage['texts']>;
}

/** @returns a page's address, which settles its language whatever the browser prefers */
export const addressOf = (page: PageId, language: string): string =>
  `${pagePath(page, language)}?${languageParameter}=${language}`;

/** Keeps up with the site in a frame. */
export function useSite(frame: RefObject<HTMLIFrameElement | null>) {
  const [shown, setShown] = useState<Shown>();
  const [sitePage, setSitePage] = useState<SitePage>();

  const readPage = useEffectEvent(() => {
    const { location, sitePage: page } = frame.current!.contentWindow!;
    const { language, route } = localizedRouteAt(location.pathname, start.languages);
    setSitePage(page);
    setShown({ page: route.id, language, texts: page?.texts() ?? [] });
  });

  useEffect(() => {
    const element = frame.current!;
    const listen = () => {
      const site = element.contentWindow!;
      // Another site, to which a link has led, is not looked at.
      if (!element.contentDocument) return;
      site.addEventListener(pageChanged, readPage);
      readPage();
    };
    element.addEventListener('load', listen);
    return () => element.removeEventListener('load', listen);
  }, [frame]);

  return {
    shown,
    sitePage,
    go: (page: PageId, language: string) => {
      if (shown?.page === page && shown.language === language) return;
      goTo(frame.current!, addressOf(page, language));
    },
  };
}
