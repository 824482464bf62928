const { UNRULY_SEED, UNRULY_RUNS, UNRULY_LONG } = process.env;

/** The first seed of a random model, and its number of runs: the same in every `npm test`, and those that `npm run unruly` was given. */
export function randomRuns(runs: number): Series {
  return { seed: Number(UNRULY_SEED ?? 20_261_125), runs: Number(UNRULY_RUNS ?? runs) };
}

/** Runs of a random model with a seed each: the first one, and those that follow it. */
export interface Series {
  readonly seed: number;
  readonly runs: number;
}

/** Whether random models take as long as they are worth, which `npm run test:all` lets them: `npm test` has a tenth of that. */
export const isLong = UNRULY_LONG !== undefined;

/** So many runs, or a tenth of them and at most twenty. */
const someOf = (runs: number) => (isLong ? runs : Math.min(20, Math.max(2, Math.ceil(runs / 10))));

/** A first seed that nobody has tried before today. */
const seedOfToday = Math.floor(Date.now() / 86_400_000) * 1_000;

/**
 * The runs of a random model that takes long: some from each of these seeds, and half as many from one of today. `npm run unruly` gives
 * others.
 */
export function randomSeries(runs: number, seeds: readonly number[] = [20_261_125]): Series[] {
  return UNRULY_SEED === undefined
    ? [
        ...seeds.map((seed) => ({ seed, runs: someOf(runs) })),
        { seed: seedOfToday, runs: Math.ceil(someOf(runs) / 2) },
      ]
    : [randomRuns(runs)];
}
