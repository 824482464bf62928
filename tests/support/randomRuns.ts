const { UNRULY_SEED, UNRULY_RUNS } = process.env;

/** The first seed of a random model, and its number of runs: the same in every `npm test`, and those that `npm run unruly` was given. */
export function randomRuns(runs: number): { readonly seed: number; readonly runs: number } {
  return { seed: Number(UNRULY_SEED ?? 20_261_125), runs: Number(UNRULY_RUNS ?? runs) };
}
