import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Turn } from './conversation/turns.ts';

/** How near to the page's end counts as being there, in CSS pixels. */
const tolerance = 80;

/**
 * Keeps the newest turn in view, unless the visitor has scrolled up to read. Whoever asks something
 * wants to see it, wherever the page stood; a conversation that was there before is left where the
 * page opened, at its top or where Back restored it.
 *
 * @param turns the conversation
 * @param newest the element of its last turn
 * @param talk what holds it all: it scrolls with the page or with the panel it stands in
 * @returns whether the page is at its end, and how to get there
 */
export function useFollowNewest(
  turns: readonly Turn[],
  newest: RefObject<HTMLElement | null>,
  talk: RefObject<HTMLElement | null>,
): { isAtEnd: boolean; goToEnd: () => void } {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);
  const hadTurns = useRef(false);
  const last = turns.at(-1);

  useEffect(() => {
    const look = () => {
      follows.current = isNearEnd(talk.current!);
      setIsAtEnd(follows.current);
    };
    // Scrolling does not bubble, but it can be caught on its way.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [talk]);

  useEffect(() => {
    if (!last) return;
    // Without a question from now, these are the turns of an earlier visit to the page.
    if (!hadTurns.current) follows.current = isNearEnd(talk.current!);
    const isFollowed = hadTurns.current && follows.current;
    hadTurns.current = true;
    const { outcome } = last;
    const isAsked = outcome.state === 'awaited' && !outcome.text;
    const element = newest.current!;
    if (isFollowed && outcome.state === 'failed' && outcome.text) {
      // Where it broke off in the middle of the reading, what to do about it stands at its end.
      element.scrollIntoView({ behavior: 'instant', block: 'end' });
    } else if (isAsked || (isFollowed && element.getBoundingClientRect().top > 0)) {
      // To its beginning, until that is past: a reply longer than the screen is read from the top.
      element.scrollIntoView({ behavior: 'instant', block: 'start' });
    }
    setIsAtEnd(isNearEnd(talk.current!));
  }, [last, newest, talk]);

  return { isAtEnd, goToEnd: () => goToEndOf(talk.current!) };
}

const scrollerOf = (talk: Element) => talk.closest('aside') ?? document.documentElement;

function isNearEnd(talk: Element): boolean {
  const { scrollHeight, clientHeight, scrollTop } = scrollerOf(talk);
  return scrollHeight - clientHeight - scrollTop <= tolerance;
}

function goToEndOf(talk: Element): void {
  const scroller = scrollerOf(talk);
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
}
