import { type Random, randomOf } from './random.ts';

/** How a world that is `unruly` treats its clients: the same for the same seed, whatever happens in between. Times in milliseconds. */
export interface Unruly {
  /** How long the next call of a path is on its way, and how long its answer. What was asked later may be answered earlier. */
  callMs(path: string): { readonly requestMs: number; readonly answerMs: number };
  /** How long the next socket takes to connect. */
  connectMs(): number;
  /** In another order: browsers list the keys of a storage in no order that a page could know. */
  shuffled<Item>(items: readonly Item[]): readonly Item[];
  /** How much taller than the others a row is, in pixels. */
  tallerPx(): number;
}

/** An unruly world's whims. Together they stay below the time in which a call must be answered. */
export function createUnruly(seed: number): Unruly {
  const dice = new Map<string, Random>();
  /** One for each kind of thing, so that a call more of one kind changes nothing for the others. */
  const of = (kind: string) => {
    const known = dice.get(kind) ?? randomOf(seed ^ hash(kind));
    dice.set(kind, known);
    return known;
  };
  const someMs = (random: Random) => random.below(random.pick([60, 60, 60, 600, 600, 2_000]));
  return {
    callMs(path) {
      const random = of(path);
      // A slow session may be overtaken by a newer one.
      const isSlow = path.endsWith('/session/initialize') && random.chance(0.4);
      return { requestMs: someMs(random), answerMs: someMs(random) + (isSlow ? 2_500 : 0) };
    },
    connectMs: () => of('connect').below(4_000),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: of('order').below(2 ** 31) }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
    tallerPx: () => of('height').below(180),
  };
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
}
