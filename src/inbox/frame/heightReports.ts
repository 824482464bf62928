/** How often a parent is told of a height, at most: ten times a second. */
const minPauseMs = 100;

/** How often a frame may grow with its own height before that is a loop. */
const maxSteps = 3;

/** Tells a parent how high a frame's content is: seldom, and never round in circles. */
export interface HeightReports {
  /** The content has this height now. `followed`: it changed because the frame did, not by itself. */
  observe(heightPx: number, followed: boolean): void;
  /** Tells the height again, as the parent asked. */
  repeat(): void;
  end(): void;
}

/**
 * Makes reports. Content that is as high as its frame, in a parent that adds some room, would grow for ever: after three such
 * steps no greater height is told until the content changes by itself. A lower one always is: no such circle shrinks.
 */
export function createHeightReports(send: (heightPx: number) => void): HeightReports {
  let wanted: number | undefined;
  let sent: number | undefined;
  let sentAtMs = Number.NEGATIVE_INFINITY;
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (wanted !== undefined && wanted !== sent) {
      steps += sent === undefined || wanted > sent ? 1 : 0;
      sent = wanted;
      sentAtMs = performance.now();
      send(wanted);
    }
  }

  function schedule(): void {
    timer ??= setTimeout(flush, Math.max(0, sentAtMs + minPauseMs - performance.now()));
  }

  return {
    observe(heightPx, followed) {
      steps = followed ? steps : 0;
      if (steps < maxSteps || heightPx < (sent ?? 0)) {
        wanted = heightPx;
        schedule();
      }
    },
    repeat() {
      sent = undefined;
      schedule();
    },
    end: () => clearTimeout(timer),
  };
}
