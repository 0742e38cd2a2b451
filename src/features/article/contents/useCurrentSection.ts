import { type RefObject, useEffect, useState } from 'react';

/**
 * All that is above the line one reads at: a third down the window, as `view-timeline-inset` in
 * `Article.module.css`. Nothing is so far up that it would be outside.
 */
const aboveReadingLine = '9999999px 0px -66%';

/**
 * Watches which section of an article is being read.
 *
 * @param container the element whose children are the sections
 * @returns the section's place among them; `-1` before the first has been reached
 */
export function useCurrentSection(container: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        // Whoever jumps over sections has reached them too.
        setCurrent(reached.size - 1);
      },
      { rootMargin: aboveReadingLine },
    );
    for (const section of container.current!.children) observer.observe(section);
    return () => observer.disconnect();
  }, [container]);

  return current;
}
