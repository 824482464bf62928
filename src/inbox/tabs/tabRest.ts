/** How long the reader must stay on a tab that was reached by an arrow key before it is loaded, in milliseconds. */
export const restMs = 200;

/** As `restMs`, while the key is still down: longer than any keyboard waits before it repeats a key that is held. */
export const holdMs = 1_000;

/** Whether the reader rests on the open tab, or is on the way to another one. */
export interface TabRest {
  /** A tab was opened: by a key that may be held down, or by a press, which rests at once. */
  opened(byKey: boolean): void;
  /** The key was let go. */
  released(): void;
  isResting(): boolean;
  subscribe(onChange: () => void): () => void;
}

const rests = new WeakMap<object, TabRest>();

/** The rest of a root's tabs, by the object that stays the same as long as it lives. A bell has none. */
export function tabRestOf(root: object): TabRest {
  const rest = rests.get(root) ?? createTabRest();
  rests.set(root, rest);
  return rest;
}

function createTabRest(): TabRest {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setTimer(next: typeof timer): void {
    timer = next;
    for (const listener of [...listeners]) {
      listener();
    }
  }

  function restAfter(ms: number): void {
    clearTimeout(timer);
    setTimer(ms > 0 ? setTimeout(() => setTimer(undefined), ms) : undefined);
  }

  return {
    isResting: () => timer === undefined,
    opened: (byKey) => restAfter(byKey ? holdMs : 0),
    released() {
      if (timer !== undefined) {
        restAfter(restMs);
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
