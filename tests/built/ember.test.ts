/** Ember is the mentor's: the strokes in it, on every built page. */
import { expect, it } from 'vitest';
import { everyPage } from '../everyPage.ts';
import { filesIn, readSource } from '../sourceCode.ts';
import { documentAt } from './builtPages.ts';

/** The mentor's shortest exercise, two strokes a minute of which the last is a rest. */
const shortest = 2 * 2 - 1;

/** @returns the places of the strokes that a path of `strokePaths` draws */
function placesOf(d: string): number[] {
  let place = 0;
  return Array.from(d.matchAll(/m(\S+)/g), ([, step]) => (place += Number(step)));
}

const isInEmber = (stroke: { getAttribute: (name: string) => string | undefined }) =>
  stroke.getAttribute('class')?.includes('_ember_') ?? false;

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

it.each(everyPage.filter(({ route }) => route.id === 'user'))(
  'on $path the eighth session, which is the open one, is alone in its row with the mentor',
  ({ path }) => {
    const row = documentAt(path)!.querySelector('[data-open]')!.parentNode!;
    const places = row.querySelectorAll(':scope > *').flatMap((session, place) => {
      const isEmber = session.querySelector('[class*=_ember_]') !== null;
      return isEmber || session.hasAttribute('data-open') ? [[place + 1, isEmber]] : [];
    });
    expect(places).toEqual([[8, true]]);
  },
);

/** Words that are the mentor's, or that say what is wrong. */
const told = [
  '.app .mentor',
  '.asked::first-line',
  '.axis :nth-child(4) b',
  '.error',
  '.gap',
  '.hanging',
  '.mentor .who',
  '.mentor::first-line',
  ".note[role='status']",
  '.parts :nth-child(4)',
  '.said::first-line',
  '.views :global(.own) b',
];

it('no other words are in ember, but for those under the hand', () => {
  const found = filesIn('src', /\.css$/).flatMap((file) => {
    const css = readSource(file).replace(/\/\*.*?\*\//gs, '');
    const rules = css.matchAll(
      /([^{};]+)\{[^{}]*(?<![-\w])color:\s*var\(--mantine-(?:primary-color-filled|color-error)\b/g,
    );
    return Array.from(rules, ([, selector]) => selector!.trim());
  });
  const others = found.filter((selector) => !/:(?:hover|active|focus)/.test(selector));
  expect(others.toSorted()).toEqual(told);
});
