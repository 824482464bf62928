/** How long to wait where the browser does not say when it is idle, in milliseconds. */
const guessedMs = 300;

/** Calls a function once the browser has nothing else to do and the page is in sight. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  function wait(): void {
    if (globalThis.requestIdleCallback === undefined) {
      const timer = setTimeout(look, guessedMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    } else {
      const request = requestIdleCallback(look);
      signal.addEventListener('abort', () => cancelIdleCallback(request));
    }
  }
  function look(): void {
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', wait, { once: true, signal });
    } else {
      act();
    }
  }
  wait();
  return () => end.abort();
}

/** Whether the reader's device asks to save data, or is on a line so slow that early fetching would delay the page itself. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: unknown; effectiveType?: unknown } };
  return connection?.saveData === true || /[23]g$/.test(String(connection?.effectiveType));
}
