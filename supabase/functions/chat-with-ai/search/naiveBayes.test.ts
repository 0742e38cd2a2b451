// @vitest-environment node
import { expect, it } from 'vitest';
import { featuresFrom } from './features.ts';
import { classifierOf, type Example } from './naiveBayes.ts';

const texts = [
  'What does the training cost?',
  'How much do we pay a month?',
  'Is there a certificate at the end?',
  'When do people get their diplomas?',
];
const { featuresOf, ofExamples } = featuresFrom(texts);
const classOf = [0, 0, 1, 1];
const classify = classifierOf(
  ofExamples.map((features, at): Example => [classOf[at]!, features]),
  2,
  0.1,
);
const likeliest = (text: string) => {
  const [first = 0, second = 0] = classify(featuresOf([[text, 1]]));
  return first === second ? undefined : first > second ? 0 : 1;
};

it('knows a text by words that its class shares, in other forms and with slips', () => {
  expect(likeliest('costs of training')).toBe(0);
  expect(likeliest('monthly payments')).toBe(0);
  expect(likeliest('certified people')).toBe(1);
  expect(likeliest('diplomma')).toBe(1);
});

it('counts the sentences of a text by their weight', () => {
  const both = (cost: number, end: number) =>
    classify(
      featuresOf([
        ['What does it cost?', cost],
        ['Is there a certificate?', end],
      ]),
    );
  const [cheap = 0, certified = 0] = both(1, 0.2);
  expect(cheap).toBeGreaterThan(certified);
  const [cheaper = 0, more = 0] = both(0.2, 1);
  expect(cheaper).toBeLessThan(more);
});

it('adds up the logarithms of what the classes have, smoothed', () => {
  const one = new Map([['a', 3]]);
  const other = new Map([['b', 1]]);
  const twoClasses = classifierOf(
    [
      [0, one],
      [1, other],
    ],
    2,
    0.5,
  );
  // Two features, each class with one of them: (3 + ½) / (3 + 2·½), and ½ / (1 + 2·½).
  const [first = 0, second = 0] = twoClasses(new Map([['a', 2]]));
  const expected = 2 * (Math.log(3.5 / 4) - Math.log(0.5 / 2));
  expect(first - second).toBeCloseTo(expected);
});
