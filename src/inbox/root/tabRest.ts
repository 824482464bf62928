import { createStore } from '../../base/index.ts';

/** How long the reader has to stay on a tab that was reached by an arrow key before it is loaded, in milliseconds. */
export const restMs = 200;

/** The same while the key is still down, in milliseconds: longer than any keyboard's delay before it repeats a held key. */
export const holdMs = 1_000;

/** Whether the reader rests on the open tab, or is on the way to another one. */
export interface TabRest {
  /** A tab was opened: by a key that may be held down, or by a pointer, which rests at once. */
  opened(byKey: boolean): void;
  /** The key was released. */
  released(): void;
  isResting(): boolean;
  subscribe(onChange: () => void): () => void;
}

/** Makes the rest of one root's tabs. Get it with `root.service(createTabRest)`. */
export function createTabRest(): TabRest {
  const resting = createStore(true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restAfter(ms: number): void {
    clearTimeout(timer);
    timer = ms > 0 ? setTimeout(() => resting.set(true), ms) : undefined;
    resting.set(ms === 0);
  }

  return {
    isResting: resting.get,
    subscribe: resting.subscribe,
    opened: (byKey) => restAfter(byKey ? holdMs : 0),
    released() {
      if (!resting.get()) {
        restAfter(restMs);
      }
    },
  };
}
