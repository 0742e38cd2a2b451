import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { languages } from 'virtual:site';
import type { Place } from '../../site/paths.ts';
import { scriptAttribute, wholeAttribute } from '../../site/start.ts';
import { layOutRest, layOutTo } from './layOut.ts';
import { arriveAtEntry, keepOffsets, offsetOfEntry, rememberOffset } from './scrollOffsets.ts';

/** A place in the application that someone has come to. */
export interface Arrival {
  location: Location;
  /** By Back or Forward. */
  isBack: boolean;
}

/**
 * What a browser does when a document loads, done for a navigation inside the application: the
 * document's language, the scroll position (Back included) and the focus, which goes to what the
 * address points at or to the page's heading, so that a screen reader reads it out.
 *
 * @param arrival where the page that is shown belongs; the address may be ahead of it
 */
export function useArrival({ language, route }: Place, { location, isBack }: Arrival): void {
  const { key, pathname, hash } = location;
  const arrivedAt = useRef(pathname);
  const shown = useRef(route.id);
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
    // By the last two, a page may be left before a busy browser has told that it was scrolled; they
    // are heard first, while it still stands.
    const types = ['scroll', 'click', 'popstate'];
    const options = { passive: true, capture: true };
    for (const type of types) window.addEventListener(type, rememberOffset, options);
    return () => {
      for (const type of types) window.removeEventListener(type, rememberOffset, options);
    };
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Leaving the document hands the scroll position back to the browser.
    const handBack = () => {
      history.scrollRestoration = 'auto';
      keepOffsets();
    };
    window.addEventListener('pagehide', handBack);
    // A tab in the background may be thrown away without a word.
    document.addEventListener('visibilitychange', keepOffsets);
    return () => {
      window.removeEventListener('pagehide', handBack);
      document.removeEventListener('visibilitychange', keepOffsets);
    };
  }, []);

  useEffect(layOutRest, [pathname]);

  useLayoutEffect(() => {
    arriveAtEntry();
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const target = elementAt(hash);
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (!isSamePage) forgetFirstPage();
    // A hash typed or followed outside the application has an entry without a state of the router's:
    // that is no way back, but the way to a place on the page.
    const isReturn = isBack && history.state !== null;
    const offset = isReturn ? offsetOfEntry() : 0;
    // What is scrolled to a place has to have its heights.
    layOutTo(isSamePage || target ? Infinity : offset + window.innerHeight);
    if (target && !isReturn) target.scrollIntoView();
    else window.scrollTo({ top: offset, behavior: 'instant' });
    // In another language it is the same page.
    if (route.id !== shown.current && !isReturn && !target) comeUp();
    shown.current = route.id;
    if (target || !isSamePage) focusSilently(target ?? document.querySelector('h1'));
  }, [key, pathname, hash, isBack, route.id]);
}

/** Takes off what the document says of the page it came with, and nothing tells anew. */
function forgetFirstPage(): void {
  document.documentElement.removeAttribute(wholeAttribute);
  const tags = document.head.querySelectorAll('[property],[type*=ld],[type*=rss]');
  for (const tag of tags) tag.remove();
}

/** Has a page come up: it is there at once, and can be read and pressed meanwhile. */
function comeUp(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // In one: a transition of each of its parts would tell the application of each.
  document
    .querySelector('main')
    ?.animate(
      { opacity: [0.25, 1], translate: ['0 0.5rem', '0 0'] },
      { duration: 180, easing: 'ease-out' },
    );
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
