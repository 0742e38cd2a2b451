import type { MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePath } from '../site/paths.ts';
import type { PageId } from '../site/routes.ts';
import { opensElsewhere, usePageNavigation } from './PageNavigation.tsx';

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
  const { prefetch, navigate } = usePageNavigation();
  const path = pagePath(to, i18n.language);
  const address = hash ? `${path}#${hash}` : path;
  const prepare = () => prefetch(path);
  return (
    <a
      {...rest}
      href={address}
      aria-current={current}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(address);
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}
