/** Shorter timers belong to what is being drawn, or to a slow backend; longer ones to what an inbox does by itself: patience, marks, retries. */
const byItselfMs = 2_500;

/**
 * Remembers the long timers of a story while it is drawn and played. What it returns stops them, so that the story stays in the state that
 * it is about; what the reader does from then on takes its time as ever.
 */
export function holdStill(page: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>): () => void {
  const { setTimeout } = page;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const remember = (act: () => void, ms = 0, ...given: []) => {
    const timer = setTimeout(act, ms, ...given);
    if (ms >= byItselfMs) {
      timers.push(timer);
    }
    return timer;
  };
  page.setTimeout = Object.assign(remember, setTimeout);
  return () => {
    page.setTimeout = setTimeout;
    for (const timer of timers) {
      page.clearTimeout(timer);
    }
  };
}
