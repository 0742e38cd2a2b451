/** Strokes in the accent colour are the mentor's, on every built page. */
import { expect, it } from 'vitest';
import { everyPage } from '../everyPage.ts';
import { filesIn, readSource } from '../sourceCode.ts';
import { documentAt } from './builtPages.ts';

/** The mentor's shortest exercise in strokes: two minutes of two, the last of which is a rest. */
const shortest = 2 * 2 - 1;

/** @returns the positions of the strokes that a path of `strokePaths` draws */
function positionsOf(d: string): number[] {
  let position = 0;
  return Array.from(d.matchAll(/m(\S+)/g), ([, step]) => (position += Number(step)));
}

const hasAccentColor = (stroke: { getAttribute: (name: string) => string | undefined }) =>
  stroke.getAttribute('class')?.includes('_ember_') ?? false;

it('finds the mentor on home', () => {
  expect(documentAt('/')!.querySelectorAll('path').some(hasAccentColor)).toBe(true);
});

it.each(everyPage)('on $path accented strokes are one part of a session', ({ route, path }) => {
  for (const drawing of documentAt(path)!.querySelectorAll('svg')) {
    const paths = drawing.querySelectorAll('path').map((stroke) => ({
      isAccented: hasAccentColor(stroke),
      positions: positionsOf(stroke.getAttribute('d') ?? ''),
    }));
    const accented = paths.flatMap(({ isAccented, positions }) => (isAccented ? positions : []));
    const others = paths.flatMap(({ isAccented, positions }) => (isAccented ? [] : positions));
    if (accented.length === 0) continue;
    // The one drawing of the mentor alone: what it says in a dialogue.
    if (route.id === 'sales-training-programs' && others.length === 0) continue;
    const [first, last] = [Math.min(...accented), Math.max(...accented)];
    expect(accented.length).toBeGreaterThanOrEqual(shortest);
    // Something comes before and after it, and nothing between.
    expect(others.filter((position) => position > first && position < last)).toEqual([]);
    expect(Math.min(...others)).toBeLessThan(first);
    expect(Math.max(...others)).toBeGreaterThan(last);
  }
});

it.each(everyPage.filter(({ route }) => route.id === 'user'))(
  'on $path the eighth session, which is the open one, is alone in its row with the mentor',
  ({ path }) => {
    const row = documentAt(path)!.querySelector('[data-open]')!.parentNode!;
    const found = row.querySelectorAll(':scope > *').flatMap((session, index) => {
      const isAccented = session.querySelector('[class*=_ember_]') !== null;
      return isAccented || session.hasAttribute('data-open') ? [[index + 1, isAccented]] : [];
    });
    expect(found).toEqual([[8, true]]);
  },
);

/** Text of the mentor, and errors. */
const accentedText = [
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

it('no other text has the accent colour, except on hover, press or focus', () => {
  const found = filesIn('src', /\.css$/).flatMap((file) => {
    const css = readSource(file).replace(/\/\*.*?\*\//gs, '');
    const rules = css.matchAll(
      /([^{};]+)\{[^{}]*(?<![-\w])color:\s*var\(--mantine-(?:primary-color-filled|color-error)\b/g,
    );
    return Array.from(rules, ([, selector]) => selector!.trim());
  });
  const others = found.filter((selector) => !/:(?:hover|active|focus)/.test(selector));
  expect(others.toSorted()).toEqual(accentedText);
});
