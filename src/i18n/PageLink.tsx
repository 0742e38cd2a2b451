import { type ComponentProps, createContext, use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { pagePath } from '../site/paths.ts';
import type { PageId } from '../site/routes.ts';

/** Preloads the page at a path. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: PageId;
  /** A place on the page, without `#`. */
  hash?: string;
  /** The link leads to the page one is on, or to one above it. */
  current?: 'page' | 'true' | undefined;
}

/** The only link to a page of this site: it takes page ids and stays in the visitor's language. */
export function PageLink({ to, hash, current, ...rest }: PageLinkProps) {
  const { i18n } = useTranslation();
  const path = pagePath(to, i18n.language);
  const prefetch = use(PrefetchContext);
  return (
    <Link
      {...rest}
      to={hash ? `${path}#${hash}` : path}
      aria-current={current}
      // A touch enters as well.
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
    />
  );
}

/** @returns goes to a page as a `PageLink` does, for links that React did not render */
export function useNavigateToPage(): (to: PageId, hash?: string) => void {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return useCallback(
    (to, hash = '') => void navigate({ pathname: pagePath(to, i18n.language), hash }),
    [i18n, navigate],
  );
}
