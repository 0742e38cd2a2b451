import { createContext, type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler, useNavigate } from 'react-router-dom';
import { pagePath } from '../site/paths.ts';
import type { PageId } from '../site/routes.ts';

/** Fetches what an address needs before it is asked for; the application provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

interface PageLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  to: PageId;
  /** A place on the page, without `#`. */
  hash?: string;
  className?: string | undefined;
  /** The link leads to the page one is on, or to one above it. */
  current?: 'page' | 'true' | undefined;
  /** Called before the navigation; not where the page is opened elsewhere, as in a new tab. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children?: ReactNode;
}

/** The only link to a page of this site: it speaks ids and keeps the visitor's language. */
export function PageLink({ to, hash, current, onClick, ...rest }: PageLinkProps) {
  const { i18n } = useTranslation();
  const preload = useContext(PreloadContext);
  const path = pagePath(to, i18n.language);
  const address = hash ? `${path}#${hash}` : path;
  // Not the router's `Link`: it brings along what fetches for routes in framework mode.
  const follow = useLinkClickHandler(address);
  const prepare = () => preload(path);
  return (
    <a
      {...rest}
      href={address}
      aria-current={current}
      onClick={(event) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!isElsewhere) onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}

/**
 * For links that are not drawn here, such as those within an embedded document.
 *
 * @returns goes to a page, and to a place on it, as a `PageLink` does
 */
export function usePageNavigation(): (to: PageId, hash?: string) => void {
  const { i18n } = useTranslation();
  const preload = useContext(PreloadContext);
  const navigate = useNavigate();
  return (to, hash) => {
    const path = pagePath(to, i18n.language);
    preload(path);
    void navigate(hash ? `${path}#${hash}` : path);
  };
}
