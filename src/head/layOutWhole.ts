import { wholeAttribute } from '../site/start.ts';

/**
 * Has the page laid out whole where the browser is about to scroll it: to what the address points
 * at, or to where it was before a reload or on the way back.
 */
export function layOutWhole(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  document.documentElement.toggleAttribute(wholeAttribute, !isNew || location.hash !== '');
}
