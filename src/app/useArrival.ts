import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { languages } from 'virtual:site';
import type { Place } from '../site/paths.ts';

/** Scroll offsets in CSS pixels by history entry; a reload keeps the browser's own. */
const offsets = new Map<string, number>();

/** Prerendering has no layout to wait for. */
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a browser does when a document loads, done for a navigation inside the application: the
 * document's language, the scroll position (Back included) and the focus, which goes to what the
 * address points at or to the page's heading, so that a screen reader reads it out.
 */
export function useArrival({ language }: Place): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrivedAt = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir =
      languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  }, [language]);

  // A layout effect: the old entry must have stopped listening when the new page is scrolled.
  useClientLayoutEffect(() => {
    const remember = () => offsets.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Leaving the document hands the scroll position back to the browser.
    const handBack = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, []);

  useClientLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    // A hash typed or followed outside the application has an entry without a state of the router's:
    // that is no way back, but the way to a place on the page.
    if (isBack && history.state !== null) {
      window.scrollTo({ top: offsets.get(key) ?? 0, behavior: 'instant' });
    } else if (target) {
      target.scrollIntoView();
    } else if (!isSamePage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (target || !isSamePage) focusSilently(target ?? document.querySelector('h1'));
  }, [key, pathname, hash, isBack]);
}

/** Moves the focus without scrolling; an element that takes none is made to for this once. */
function focusSilently(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
