import { pauseMs, retries } from './retries.ts';

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
