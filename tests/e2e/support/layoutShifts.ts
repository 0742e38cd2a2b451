import type { Page } from './test.ts';

/**
 * @returns the layout shifts since the page was loaded, without those after input (web.dev, “Cumulative
 *   Layout Shift”). For pages that are `paintedWhole` (`test.ts`)
 */
export function layoutShifts(page: Page): Promise<[number, string[]][]> {
  return page.evaluate(
    () =>
      new Promise<[number, string[]][]>((resolve) => {
        const shifts: LayoutShift[] = [];
        const keep = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
        const observer = new PerformanceObserver((list) => keep(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // By more than a pixel, which rounding may cost.
        const hasMoved = ({
          previousRect: from,
          currentRect: to,
        }: LayoutShift['sources'][number]) =>
          Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1;
        const nameOf = ({ node }: LayoutShift['sources'][number]) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
        // Two frames, as a frame's shifts are reported in the next one.
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

/** Layout Instability API, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
