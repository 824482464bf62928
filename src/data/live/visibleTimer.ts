/** The interval of the timer of a visible tab, in milliseconds. */
export const intervalMs = 5_000;

/**
 * Ticks while the page is visible, and at once when it becomes visible. Each tick gets the time since the last one in
 * milliseconds, which is much more than `intervalMs` after the page was hidden or the device slept. Returns a function that stops it.
 */
export function startVisibleTimer(onTick: (sinceLastMs: number) => void): () => void {
  let lastMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    clearTimeout(timer);
    if (!isHidden()) {
      const sinceLastMs = Date.now() - lastMs;
      lastMs += sinceLastMs;
      timer = setTimeout(beat, intervalMs);
      onTick(sinceLastMs);
    }
  }

  timer = setTimeout(beat, intervalMs);
  globalThis.document?.addEventListener('visibilitychange', beat);
  return () => {
    clearTimeout(timer);
    globalThis.document?.removeEventListener('visibilitychange', beat);
  };
}

/** Whether the page is hidden. Without a document it counts as visible. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}
