/**
 * The seed of the generated cases: the same in every run, so that a run fails for a change and not by
 * chance. Set FUZZ_SEED to go looking for more.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
