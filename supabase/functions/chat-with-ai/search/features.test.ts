// @vitest-environment node
import { expect, it } from 'vitest';
import { featuresFrom } from './features.ts';

const { featuresOf, ofExamples } = featuresFrom(['two prices', 'two plans', 'an app']);

it('takes words, their neighbours and pieces of them, as far as the examples have them', () => {
  expect([...featuresOf([['Two prices, an unknown', 1]]).keys()].toSorted()).toEqual(
    [
      ' an ',
      ' pri',
      ' two',
      '=an',
      '=prices',
      '=two',
      '=two prices',
      'ces ',
      'ices',
      'pric',
      'rice',
      'two ',
    ].toSorted(),
  );
  expect(featuresOf([['unknown', 1]]).size).toBe(0);
});

it('counts a rare feature more, and all words of a text the same however long it is', () => {
  const features = featuresOf([['two prices', 1]]);
  expect(features.get('=prices')).toBeGreaterThan(features.get('=two')!);
  const lengthOf = (text: string) =>
    Math.hypot(
      ...[...featuresOf([[text, 1]])].flatMap(([name, value]) =>
        name.startsWith('=') ? [value] : [],
      ),
    );
  expect(lengthOf('two prices an app')).toBeCloseTo(lengthOf('app'));
});

it('reads examples as it reads other texts', () => {
  expect(ofExamples[2]).toEqual(featuresOf([['an app', 1]]));
});
