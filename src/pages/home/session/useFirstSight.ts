import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How much of the figure has to be seen for it to begin, from 0 to 1. */
const share = 0.5;

/** Milliseconds between the figure being seen and its beginning: whoever looks sees it whole first. */
const delay = 900;

/** Once a visit: whoever comes back has seen it, or did not care to. */
let hasBegun = false;

/**
 * Begins something of itself when an element is first seen; never for those who want less motion
 * (WCAG 2.2, 2.3.3).
 *
 * @param element what has to be seen
 * @param begin called once
 */
export function useFirstSight(element: RefObject<Element | null>, begin: () => void): void {
  const onSight = useEffectEvent(begin);
  useEffect(() => {
    if (hasBegun || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)!.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          hasBegun = true;
          onSight();
        }, delay);
      },
      { threshold: share },
    );
    observer.observe(element.current!);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
}
