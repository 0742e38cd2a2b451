import type { Page } from './test.ts';

/**
 * @returns what moved on the page since it was loaded without anyone having asked for it, and by how
 *   much, in the browser's own measure (web.dev, “Cumulative Layout Shift”). To be asked of a page
 *   that is painted whole (`test.ts`)
 */
export function layoutShifts(page: Page): Promise<[number, string[]][]> {
  return page.evaluate(
    () =>
      new Promise<[number, string[]][]>((resolve) => {
        const shifts: LayoutShift[] = [];
        const keep = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
        const observer = new PerformanceObserver((list) => keep(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // By more than the pixel that rounding a line's height may cost.
        const hasMoved = ({
          previousRect: from,
          currentRect: to,
        }: LayoutShift['sources'][number]) =>
          Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1;
        const nameOf = ({ node }: LayoutShift['sources'][number]) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
        // Two frames: what has just been drawn is counted with the next one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            keep(observer.takeRecords());
            const unasked = shifts.filter(
              ({ hadRecentInput, sources }) => !hadRecentInput && sources.some(hasMoved),
            );
            resolve(unasked.map(({ value, sources }) => [value, sources.map(nameOf)]));
          }),
        );
      }),
  );
}

/** As browsers that know it tell it (Layout Instability API); TypeScript's own types do not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
