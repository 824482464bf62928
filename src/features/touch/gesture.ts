/** Where a finger was, in CSS pixels, and when, in milliseconds. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
}

/** So far a finger moves in a press that is held still, and before it is known what it does: less than browsers wait to scroll. */
const slopPx = 8;

/** So near to the left and right edges of the page browsers have gestures of their own. */
const edgePx = 24;

/** What the way of a finger means: undefined as long as it may still be a press. */
export function gestureOf(dx: number, dy: number): 'swipe' | 'pull' | 'scroll' | undefined {
  return Math.max(Math.abs(dx), Math.abs(dy)) < slopPx
    ? undefined
    : Math.abs(dx) > Math.abs(dy)
      ? 'swipe'
      : dy > 0
        ? 'pull'
        : 'scroll';
}

/** Whether a touch begins where the browser goes back or forth. */
export function isAtEdge(x: number, pageWidth: number): boolean {
  return Math.min(x, pageWidth - x) < edgePx;
}

/** How far a row is carried before a swipe is done, in CSS pixels. */
export function swipeThreshold(rowWidth: number): number {
  return Math.min(rowWidth * 0.4, 128);
}

/**
 * Whether a finger that lets go after these points throws the row on in the direction in which it was carried: the farther, the slower it
 * may be, 80 px at half a pixel a millisecond.
 */
export function isFling(points: readonly [TouchPoint, ...TouchPoint[]]): boolean {
  const [first] = points;
  const last = points.at(-1) ?? first;
  // A finger that rests before it lets go does not throw.
  const earlier = points.find(({ timeMs }) => timeMs >= last.timeMs - 100) ?? last;
  const speed = (last.x - earlier.x) / Math.max(last.timeMs - earlier.timeMs, 1);
  return (last.x - first.x) * speed > 40;
}

/** From where on letting a pulled list go refreshes it, as `pulledPx` counts. */
export const farPx = 48;

/** How far the spinner of a pull has come down, in CSS pixels, when the finger is so many below where it began. */
export function pulledPx(dy: number): number {
  return Math.min(Math.max(dy - slopPx, 0) / 2, 72);
}
