/** Counts are asked for up to this many; an answer of 100 means 100 or more. @source docs/protocol.md#limits-and-defaults */
export const countLimit = 100;

/**
 * A count moved by the reader's unconfirmed changes. A count at the limit stays, because nobody knows how many lie beyond,
 * unless everything is meant: then the delta is minus infinity.
 */
export function movedCount(count: number, delta: number): number {
  const stays = count >= countLimit && Number.isFinite(delta);
  return stays ? count : Math.min(Math.max(count + delta, 0), countLimit);
}
