/** What the bench measures, as it is noted and drawn, and the arithmetic of it. */

export interface Figure {
  name: string;
  value: number;
  /** Written after the value; none where the name says it. */
  unit?: string;
  limit: number;
  /** The limit is to be reached; else it is not to be passed. */
  atLeast?: true;
  /** What the value is made of. */
  from?: string;
  /** The single values, where there are many, by row of the route table. */
  each?: number[];
}

export interface Part {
  title: string;
  /** The day, ISO 8601. */
  measured: string;
  /** The machine's load average before and after: the quieter, the truer. */
  load: [before: number, after: number];
  figures: Figure[];
}

export const isReached = ({ value, limit, atLeast }: Figure) =>
  atLeast ? value >= limit : value <= limit;

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))]!;

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

/** @returns how much lies between the quartiles, as a share of the median */
export const waver = (numbers: readonly number[]) =>
  (quantile(numbers, 0.75) - quantile(numbers, 0.25)) / median(numbers);

export const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
