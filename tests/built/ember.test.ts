/** Ember is the mentor's: the strokes in it, on every built page. */
import { expect, it } from 'vitest';
import { everyPage } from '../everyPage.ts';
import { documentAt } from './builtPages.ts';

/** The mentor's shortest exercise, two strokes a minute of which the last is a rest. */
const shortest = 2 * 2 - 1;

/** @returns the places of the strokes that a path of `strokePaths` draws */
function placesOf(d: string): number[] {
  let place = 0;
  return Array.from(d.matchAll(/m(\S+)/g), ([, step]) => (place += Number(step)));
}

const isInEmber = (stroke: { getAttribute: (name: string) => string | undefined }) =>
  stroke.getAttribute('class')?.startsWith('ember') ?? false;

it('finds the mentor on home', () => {
  expect(documentAt('/')!.querySelectorAll('path').some(isInEmber)).toBe(true);
});

it.each(everyPage)('on $path strokes in ember are one part of a session', ({ route, path }) => {
  for (const drawing of documentAt(path)!.querySelectorAll('svg')) {
    const paths = drawing.querySelectorAll('path').map((stroke) => ({
      isEmber: isInEmber(stroke),
      places: placesOf(stroke.getAttribute('d') ?? ''),
    }));
    const ember = paths.flatMap(({ isEmber, places }) => (isEmber ? places : []));
    const others = paths.flatMap(({ isEmber, places }) => (isEmber ? [] : places));
    if (ember.length === 0) continue;
    // The one drawing that is the mentor's alone: of two voices, what it says.
    if (route.id === 'sales-training-programs' && others.length === 0) continue;
    const [first, last] = [Math.min(...ember), Math.max(...ember)];
    expect(ember.length).toBeGreaterThanOrEqual(shortest);
    // Something comes before and after it, and nothing between.
    expect(others.filter((place) => place > first && place < last)).toEqual([]);
    expect(Math.min(...others)).toBeLessThan(first);
    expect(Math.max(...others)).toBeGreaterThan(last);
  }
});
