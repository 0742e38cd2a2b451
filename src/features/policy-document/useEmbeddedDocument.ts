import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fillWithSample } from './sample.ts';
import { closePlace, createPlace, fillPlaces, isFilled, type PolicySource } from './termly.ts';

/** Milliseconds before a visitor is told that it has not come (decision 14, “Third parties”). */
export const patience = 8_000;

type EmbedState = 'loading' | 'shown' | 'failed';

interface EmbeddedDocument {
  /** For the element that says how the loading goes. It keeps the focus when what had it goes. */
  status: RefObject<HTMLDivElement | null>;
  /** For the element that the document is put into. */
  container: RefObject<HTMLDivElement | null>;
  state: EmbedState;
  retry: () => void;
}

/**
 * How high each document was when the visitor left it, in CSS pixels, by its address: the room it
 * will need, so that Back finds the place again before the document has come.
 */
const heights = new Map<string, number>();

/**
 * Embeds a policy document; what the prerendered page has, or what was put there before, stays. A
 * vendor's script that fails is told of at once, a sample after its last attempt, and whatever has
 * put nothing there after eight seconds; a document that comes later than that is shown all the same.
 *
 * @param source the same object for good: another document is for another element
 */
export function useEmbeddedDocument(source: PolicySource): EmbeddedDocument {
  const status = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EmbedState>(source.vendor ? 'loading' : 'shown');
  const [attempt, setAttempt] = useState(1);

  const keepFocus = () => {
    const region = status.current!;
    if (region.contains(document.activeElement)) region.focus({ preventScroll: true });
  };

  // A layout effect ends before its elements are taken away: their height can still be told.
  useLayoutEffect(() => {
    const element = container.current!;
    const keepHeight = () => void heights.set(source.address, element.offsetHeight);
    if (element.hasChildNodes()) return keepHeight;
    const expectedHeight = heights.get(source.address);
    // Not with the next rendering: the page is scrolled before that.
    element.style.minHeight = expectedHeight ? `${expectedHeight}px` : '';
    setState('loading');
    let isShown = false;
    let isOver = false;
    const settle = (settled: EmbedState) => {
      element.style.minHeight = '';
      setState(settled);
    };
    const fail = () => {
      if (!isShown && !isOver) settle('failed');
    };
    const place = createPlace(source);
    const timer = setTimeout(fail, patience);
    const observer = new MutationObserver(() => {
      if (!isFilled(place)) return;
      isShown = true;
      observer.disconnect();
      clearTimeout(timer);
      closePlace(place);
      keepFocus();
      settle('shown');
      const isBackAtPlace = expectedHeight !== undefined && window.scrollY > 0;
      if (!isBackAtPlace) scrollToHash(place);
    });
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    // The element is the script's alone: React would take away what it did not put there.
    element.append(place);
    const filled = source.vendor
      ? fillPlaces(source.vendor.script)
      : fillWithSample(place, source.address);
    filled.catch(fail);
    return () => {
      isOver = true;
      observer.disconnect();
      clearTimeout(timer);
      if (isShown) keepHeight();
      else place.remove();
    };
  }, [source, attempt]);

  return {
    status,
    container,
    state,
    retry: () => {
      keepFocus();
      setAttempt(attempt + 1);
    },
  };
}

/** The address may point into the document, which was not there when the page was. */
function scrollToHash(place: HTMLElement): void {
  const target = document.getElementById(decoded(window.location.hash.slice(1)));
  if (target && place.contains(target)) target.scrollIntoView();
}

/** @returns a part of an address as it is read; one that is malformed as it stands */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
