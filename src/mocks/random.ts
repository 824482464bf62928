/** Pseudo-random numbers that are the same for the same seed, so that a failed run can be repeated. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  chance(of: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (of) => next() < of,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) {
        throw new Error('There is nothing to pick');
      }
      return item;
    },
  };
}
