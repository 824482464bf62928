/** The heights of a column of entries, of which one changes, is summed or is found in a number of steps that grows as log n. */
export interface FeedHeights {
  /** Replaces the height of the entry at an index, in pixels. */
  set(index: number, heightPx: number): void;
  /** The height of all entries before an index, in pixels. */
  above(index: number): number;
  /** How many entries from the top end at a position or above it. A height of 0 ends where it begins. */
  endingBy(positionPx: number): number;
}

/** Makes the heights of a column. Holds sums of 1, 2, 4, 8 … heights each (a Fenwick tree). */
export function createFeedHeights(initialPx: readonly number[]): FeedHeights {
  const size = initialPx.length;
  const heights = Float64Array.from(initialPx);
  const sums = new Float64Array(size + 1);
  for (let at = 1; at <= size; at += 1) {
    sums[at] = (sums[at] ?? 0) + (heights[at - 1] ?? 0);
    const above = at + lowestBit(at);
    if (above <= size) {
      sums[above] = (sums[above] ?? 0) + (sums[at] ?? 0);
    }
  }
  return {
    set(index, heightPx) {
      const change = heightPx - (heights[index] ?? heightPx);
      if (change === 0) {
        return;
      }
      heights[index] = heightPx;
      for (let at = index + 1; at <= size; at += lowestBit(at)) {
        sums[at] = (sums[at] ?? 0) + change;
      }
    },
    above(index) {
      let sumPx = 0;
      for (let at = Math.min(index, size); at > 0; at -= lowestBit(at)) {
        sumPx += sums[at] ?? 0;
      }
      return sumPx;
    },
    endingBy(positionPx) {
      let count = 0;
      let leftPx = positionPx;
      for (let step = 2 ** Math.floor(Math.log2(Math.max(size, 1))); step >= 1; step /= 2) {
        const sumPx = sums[count + step];
        if (sumPx !== undefined && sumPx <= leftPx) {
          count += step;
          leftPx -= sumPx;
        }
      }
      return count;
    },
  };
}

function lowestBit(at: number): number {
  return at & -at;
}
