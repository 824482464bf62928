/** How often a tab that is shown looks around, in milliseconds. */
export const intervalMs = 5_000;

/**
 * Beats while the page is shown, and at once when it is shown again. Each beat tells how long ago the last one was, in
 * milliseconds: much more than `intervalMs` after the page was hidden or the device slept. Returns the way to stop.
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

/** Whether nobody can see the page. Where there is no page, somebody may be looking. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}
