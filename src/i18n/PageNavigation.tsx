import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

interface Ways {
  /** Fetches what a path needs, before it is gone to. */
  prefetch: (path: string) => void;
  /** Goes to a path, with query and hash. */
  navigate: (address: string) => void;
}

const WaysContext = createContext<Ways>({ prefetch: () => {}, navigate: () => {} });

interface PageNavigationProps extends Pick<Ways, 'prefetch'> {
  children: ReactNode;
}

/**
 * Gives the links below it their ways, once for all. The router's own change with the address, and
 * every link to a page would be drawn anew at each press: a page would wait for forty of them.
 */
export function PageNavigation({ prefetch, children }: PageNavigationProps) {
  const here = createPath(useLocation());
  const go = useNavigate();
  const latest = useRef<Ways['navigate']>(null);
  // As in a browser, the address one is at is no further entry of the history.
  useImperativeHandle(latest, () => (address) => void go(address, { replace: address === here }));
  const navigate = useCallback<Ways['navigate']>((address) => latest.current!(address), []);
  const ways = useMemo(() => ({ prefetch, navigate }), [prefetch, navigate]);
  return <WaysContext value={ways}>{children}</WaysContext>;
}

/** @returns the ways to a page's address (`pagePath`) */
export const usePageNavigation = (): Ways => useContext(WaysContext);

/** @returns whether a press has the browser open the link elsewhere, as in a new tab */
export const opensElsewhere = (press: MouseEvent): boolean =>
  press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
