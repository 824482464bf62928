/** The shortest time between two reports: at most ten a second. */
const minPauseMs = 100;

/** How often a frame may grow because of its own height before that counts as a loop. */
const maxSteps = 3;

/** Reports the height of a frame's content to its parent, at a limited rate and without loops. */
export interface HeightReports {
  /** The content has this height now. `followed`: it changed because the frame did, not on its own. */
  observe(heightPx: number, followed: boolean): void;
  /** Reports the height again, as the parent requested. */
  repeat(): void;
  end(): void;
}

/**
 * Makes reports. Content that is as high as its frame, in a parent that adds some pixels, would grow for ever: after three such
 * steps nothing is reported until the content changes on its own.
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
      sent = wanted;
      sentAtMs = performance.now();
      steps += 1;
      send(wanted);
    }
  }

  function schedule(): void {
    timer ??= setTimeout(flush, Math.max(0, sentAtMs + minPauseMs - performance.now()));
  }

  return {
    observe(heightPx, followed) {
      steps = followed ? steps : 0;
      if (steps < maxSteps) {
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
