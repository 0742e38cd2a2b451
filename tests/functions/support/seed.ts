/**
 * The seed of the generated cases: the same in every run, so that a run fails for a change and not by
 * chance. Set FUZZ_SEED to go looking for more.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/**
 * @param all how many cases `npm run test:full` goes through
 * @returns how many this run goes through: a tenth, unless it is a full one
 */
export function casesOf(all: number): number {
  return process.env['TEST_FULL'] ? all : all / 10;
}
