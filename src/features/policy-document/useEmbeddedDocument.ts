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
  /**
   * How high the document was when the visitor left it, in CSS pixels: the room it will need, so
   * that Back finds the place again before the document has come.
   */
  expectedHeight: number | undefined;
  retry: () => void;
}

/** By the documents' addresses. */
const heights = new Map<string, number>();

/**
 * Embeds a policy document. A vendor's script that fails is told of at once, a sample after its last
 * attempt, and whatever has put nothing there after eight seconds; a document that comes later than
 * that is shown all the same.
 *
 * @param source the same object for good: another document is for another element
 */
export function useEmbeddedDocument(source: PolicySource): EmbeddedDocument {
  const status = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EmbedState>('loading');
  const [attempt, setAttempt] = useState(1);
  const [expectedHeight] = useState(() => heights.get(source.address));

  const keepFocus = () => {
    const region = status.current!;
    if (region.contains(document.activeElement)) region.focus({ preventScroll: true });
  };

  // A layout effect ends before its elements are taken away: their height can still be told.
  useLayoutEffect(() => {
    const element = container.current!;
    let isShown = false;
    let isOver = false;
    const fail = () => {
      if (!isShown && !isOver) setState('failed');
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
      setState('shown');
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
      if (isShown) heights.set(source.address, element.offsetHeight);
      observer.disconnect();
      clearTimeout(timer);
      place.remove();
    };
  }, [source, attempt, expectedHeight]);

  return {
    status,
    container,
    state,
    expectedHeight,
    retry: () => {
      keepFocus();
      setState('loading');
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
