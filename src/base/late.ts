/** Pauses that double with each failure, up to the longest. */
export interface Pauses {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Reduced by up to half at random, so that many clients do not return together. */
  readonly isRandom?: boolean;
}

/**
 * Everything that is tried again by itself, and what wakes it earlier. It is tried again after `limit` failures, or without end. In this
 * file, since bundlers load a small module that code of a first load and late code share as one more file.
 */
export const retries = {
  /** A call of a query or the session. A server may ask for another pause; the reader and a new session allow more tries. */
  call: { firstMs: 1_000, maxMs: 30_000, isRandom: true, limit: 3, perMinute: 6 },
  /** What failed for good: a query on screen (the line, the network, the reader) and the token of a connection (any new token). */
  failed: { firstMs: 60_000, maxMs: 300_000 },
  /** A change without an answer: the network, the line. Only failures beside calls that get an answer count for the limit, and hold up no other. */
  change: { firstMs: 1_000, maxMs: 30_000, isRandom: true, limit: 5 },
  /** A socket that was refused: the network, a new token. socket.io itself opens one that was lost. */
  socket: { firstMs: 1_000, maxMs: 300_000, isRandom: true },
  /** Asking a backend that has no line: at the first pause while that succeeds. A page that is hidden or offline does not ask. */
  poll: { firstMs: 30_000, maxMs: 300_000 },
  /** Code in a chunk of its own: the network, the reader, the line. */
  code: { firstMs: 1_000, maxMs: 300_000 },
} as const;

/** The pause after a failure (0, 1, 2 …), in milliseconds. */
export function pauseMs({ firstMs, maxMs, isRandom }: Pauses, failures: number): number {
  return (isRandom ? 0.5 + Math.random() / 2 : 1) * Math.min(maxMs, firstMs * 2 ** failures);
}

/** Code in a chunk of its own, as `late` makes it. */
export interface Late<Chunk> {
  /** Fetches the chunk. All that call meanwhile share one fetch, and a failed one is forgotten, so that the next call tries again. */
  (): Promise<Chunk>;
  /** The chunk, once it has been fetched. */
  chunk?: Chunk;
}

/** What waits for another try, of all inboxes on the page. */
const waiting = new Set<() => void>();

/**
 * The only place that imports code late. It keeps no state of an inbox. A browser may remember that a module could not be fetched,
 * which older ones do until the page is loaded again; the bundlers that fetch chunks by a script element try again in all.
 */
export function late<Chunk>(importChunk: () => Promise<Chunk>): Late<Chunk> {
  let loading: Promise<Chunk> | undefined;
  const load: Late<Chunk> = () => {
    loading ??= importChunk().then(
      (chunk) => {
        load.chunk = chunk;
        return chunk;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return load;
}

/**
 * Gives what `load` loads to `act`, once. As long as it fails it is loaded again: when the network or the reader comes back, when
 * `tryAgain` is called, and after pauses that grow. Each failure is given to `onFailure`, which says so where a reader waits.
 * Returns a function that ends it.
 */
export function keepTrying<Loaded>(
  load: () => Promise<Loaded>,
  act: (loaded: Loaded) => void,
  onFailure?: (error: unknown) => void,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  function leave(): void {
    clearTimeout(timer);
    waiting.delete(attempt);
  }

  function attempt(): void {
    leave();
    load().then(
      (loaded) => isEnded || act(loaded),
      (error) => {
        if (!isEnded) {
          timer = setTimeout(attempt, pauseMs(retries.code, failures));
          failures += 1;
          waiting.add(attempt);
          // A page regains its network, or its reader. Both reach the window, which has the same listener once only; a server has none.
          for (const name of ['online', 'visibilitychange']) {
            globalThis.addEventListener?.(name, tryAgain, { once: true });
          }
          onFailure?.(error);
        }
      },
    );
  }

  attempt();
  return () => {
    isEnded = true;
    leave();
  };
}

/** Tries again at once what could not be loaded, such as when the live connection is back. */
export function tryAgain(): void {
  for (const attempt of [...waiting]) {
    attempt();
  }
}
