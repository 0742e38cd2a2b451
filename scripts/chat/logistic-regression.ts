/** Learns what each measure counts (Hastie, Tibshirani and Friedman, “The Elements of Statistical Learning”, 4.4). */

export interface LogisticExample {
  measures: Readonly<Record<string, number>>;
  isRight: boolean;
  /** What the example counts beside the others. */
  weight: number;
}

const steps = 300;
const stepLength = 0.5;

/** Keeps weights small where little speaks for them. */
const penalty = 1e-4;

/**
 * Goes downhill in steps that shrink by themselves (AdaGrad), on measures brought to one scale.
 *
 * @param examples at least one, all with the same measures
 * @returns what each measure counts in the logarithm of the odds, and what it begins from
 */
export function logisticRegression(examples: readonly LogisticExample[]) {
  const names = Object.keys(examples[0]!.measures);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const columns = names.map((name) =>
    Float64Array.from(examples, ({ measures }) => measures[name]!),
  );
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / column.length);
  const spreads = columns.map((column, at) => {
    const squares = column.reduce((sum, one) => sum + (one - means[at]!) ** 2, 0);
    return Math.sqrt(squares / column.length) || 1;
  });
  // The last column is what it begins from.
  const scaled = [
    ...columns.map((column, at) => column.map((one) => (one - means[at]!) / spreads[at]!)),
    new Float64Array(examples.length).fill(1),
  ];
  const weights = new Float64Array(scaled.length);
  const slopes = new Float64Array(scaled.length).fill(1e-8);
  for (let step = 0; step < steps; step += 1) {
    const errors = Float64Array.from(examples, ({ isRight, weight }, row) => {
      const sum = scaled.reduce((all, column, at) => all + weights[at]! * column[row]!, 0);
      return (weight * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0))) / total;
    });
    for (const [at, column] of scaled.entries()) {
      const slope =
        errors.reduce((sum, error, row) => sum + error * column[row]!, 0) + penalty * weights[at]!;
      slopes[at]! += slope ** 2;
      weights[at]! -= (stepLength * slope) / Math.sqrt(slopes[at]!);
    }
  }
  const rounded = (value: number) => Number(value.toFixed(3));
  const bias = names.reduce(
    (sum, _, at) => sum - (weights[at]! * means[at]!) / spreads[at]!,
    weights.at(-1)!,
  );
  return {
    measures: Object.fromEntries(
      names.map((name, at) => [name, rounded(weights[at]! / spreads[at]!)]),
    ),
    bias: rounded(bias),
  };
}
