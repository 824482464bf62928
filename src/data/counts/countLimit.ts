/** Counts are asked for up to this many; an answer of 100 means 100 or more. @source spec §9 */
export const countLimit = 100;

/** A count moved by the reader's unconfirmed changes. A count at the limit stays: nobody knows how many lie beyond. */
export function movedCount(count: number, delta: number): number {
  return count >= countLimit ? count : Math.min(Math.max(count + delta, 0), countLimit);
}
