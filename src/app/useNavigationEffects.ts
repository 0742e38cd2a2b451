import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { languages } from 'virtual:site';
import type { LocalizedRoute } from '../site/paths.ts';
import { scriptAttribute } from '../site/start.ts';
import { readStoredJson, writeStored } from '../site/browserStorage.ts';

const storageKey = 'scroll-offsets';

/**
 * How far each entry of the history was scrolled, in CSS pixels. Stored with the tab, so that Back finds the
 * place again after a reload; what is stored may be rubbish.
 */
const offsets = new Map<string, unknown>(
  Object.entries(readStoredJson('sessionStorage', storageKey) ?? {}),
);

const offsetOf = (entry: string) => Number(offsets.get(entry)) || 0;

const storeOffsets = () =>
  writeStored('sessionStorage', storageKey, JSON.stringify(Object.fromEntries(offsets)));

/** How the visitor came to the page that is shown. */
export interface Navigation {
  location: Location;
  /** By Back or Forward. */
  isBack: boolean;
}

/**
 * What a browser does when a document loads, done for a navigation inside the application: the
 * document's language, the scroll position (Back included) and the focus, which goes to what the
 * address points at or to the page's heading, so that a screen reader reads it out.
 *
 * @param navigation to the page that is shown; while the next one loads, the address is ahead of it
 */
export function useNavigationEffects(
  { language }: LocalizedRoute,
  { location, isBack }: Navigation,
): void {
  const { key, pathname, hash } = location;
  // An entry of a document's own has the same key as another's.
  const entry = key + pathname + hash;
  const previousPath = useRef(pathname);
  const isFirst = useRef(true);

  // Before the heading is focused: it is to be read in its own language.
  useLayoutEffect(() => {
    const { direction, script } = languages.find(({ code }) => code === language)!;
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    root.toggleAttribute(scriptAttribute, script !== undefined);
  }, [language]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A document that is loaded is scrolled by the browser.
    const handBack = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', handBack);
    document.addEventListener('visibilitychange', storeOffsets);
    return () => {
      window.removeEventListener('pagehide', handBack);
      document.removeEventListener('visibilitychange', storeOffsets);
    };
  }, []);

  useLayoutEffect(() => {
    const address = window.location.href;
    // A navigation scrolls, too, before this page is left: that is no place to come back to.
    const remember = () => {
      if (window.location.href === address) offsets.set(entry, window.scrollY);
    };
    // A click may come before the browser has told that the page was scrolled.
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', remember, options);
    window.addEventListener('click', remember, options);
    return () => {
      window.removeEventListener('scroll', remember, options);
      window.removeEventListener('click', remember, options);
      storeOffsets();
    };
  }, [entry]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      // The browser leaves an entry to us that was left by a link.
      if (history.scrollRestoration === 'manual' && window.scrollY === 0) {
        window.scrollTo({ top: offsetOf(entry), behavior: 'instant' });
      }
      return;
    }
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (!isSamePage) removeCrawlerTags();
    const target = elementAt(hash);
    // A hash followed outside the application has an entry without the router's state: no way back,
    // but the way to a place on the page.
    const isReturn = isBack && history.state !== null;
    if (target && !isReturn) target.scrollIntoView();
    else window.scrollTo({ top: isReturn ? offsetOf(entry) : 0, behavior: 'instant' });
    if (target || !isSamePage) focusSilently(target ?? document.querySelector('h1'));
  }, [entry, pathname, hash, isBack]);
}

/** What the first document says to crawlers of its own page would be untrue of the next. */
function removeCrawlerTags(): void {
  const tags = document.head.querySelectorAll('[property],[type*=ld],[type*=rss]');
  for (const tag of tags) tag.remove();
}

/** @returns what an address's hash points at; a hash that is no such place points at nothing */
function elementAt(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return id ? document.getElementById(decodeURIComponent(id)) : null;
  } catch {
    return document.getElementById(id);
  }
}

/** Moves the focus without scrolling; an element that takes none is made able to. */
function focusSilently(target: HTMLElement | null): void {
  // A disclosure is worked by its summary, which Tab would skip from within.
  const element = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target;
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
