/** Does something from time to time, and does not keep the process alive for it. Returns how to end that. */
export function every(ms: number, work: () => unknown): () => void {
  const timer = setInterval(work, ms);
  unref(timer);
  return () => clearInterval(timer);
}

/** A timer of Node keeps its process alive unless it is told not to; elsewhere it is a number. */
export function unref(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function') {
    timer.unref();
  }
}
