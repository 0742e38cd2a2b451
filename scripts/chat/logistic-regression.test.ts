// @vitest-environment node
import { expect, it } from 'vitest';
import { logisticRegression } from './logistic-regression.ts';

it('learns positive, negative and neutral features', () => {
  const examples = Array.from({ length: 200 }, (_, at) => ({
    measures: { for: at / 200, against: (at % 20) / 20, idle: at % 2 },
    isRight: at / 200 - (at % 20) / 40 > 0.25,
    weight: 1,
  }));
  const { measures, bias } = logisticRegression(examples);
  expect(measures['for']).toBeGreaterThan(2);
  expect(measures['against']).toBeLessThan(-1);
  expect(Math.abs(measures['idle']!)).toBeLessThan(0.5);
  const right = examples.filter(({ measures: own, isRight }) => {
    const sum = own.for * measures['for']! + own.against * measures['against']! + bias;
    return sum > 0 === isRight;
  });
  expect(right.length).toBeGreaterThan(180);
});
