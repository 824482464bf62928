/** How long to wait where the browser does not say when it is idle, in milliseconds. */
const guessedMs = 300;
/** How long a page may have something to do all the time: animations, or a browser with many pages. In milliseconds. */
const busyMs = 3_000;

/** Calls a function once the browser has nothing else to do, in 3 seconds at the latest, and the page is in sight. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let cancel = () => {};
  const look = () => {
    cancel = whenInSight(act);
  };
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(look, guessedMs);
    cancel = () => clearTimeout(timer);
  } else {
    const request = requestIdleCallback(look, { timeout: busyMs });
    cancel = () => cancelIdleCallback(request);
  }
  return () => cancel();
}

/** Calls a function at once, or when the page comes in sight. Returns a function that cancels it. */
export function whenInSight(act: () => void): () => void {
  const end = new AbortController();
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', act, { once: true, signal: end.signal });
  } else {
    act();
  }
  return () => end.abort();
}
