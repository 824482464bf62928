/** How long a row has to be visible to count as seen, and how long seen rows are collected for one call, in milliseconds. */
const dwellMs = 1_000;
const collectMs = 500;

/** The most messages in one call, and the most calls for one message. */
const maxBatch = 100;
const maxTries = 3;

/** Collects the messages that become visible, and reports them in few calls. */
export interface SeenTracker {
  enter(messageId: string): void;
  leave(messageId: string): void;
  /** Counts a message as seen, whether it is visible or not. */
  take(messageId: string): void;
  /** Whether the page is visible: on a hidden page nothing is seen. */
  setAwake(awake: boolean): void;
  /** Nothing is visible any more; what was seen so far is reported at once. */
  end(): void;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Makes a tracker. `send` reports messages that were seen; those of a failed call are sent with the next one. A message that was
 * reported and still comes back as unseen is not reported again: an open list would repeat the call for ever.
 */
export function createSeenTracker(send: (messageIds: readonly string[]) => Promise<unknown>): SeenTracker {
  const visible = new Set<string>();
  /** Since when messages that do not count as seen yet are visible, in that order, on the clock of `performance.now()`. */
  const dwelling = new Map<string, number>();
  const fresh = new Set<string>();
  /** The number of failed calls for a message, or `maxTries` once a call has succeeded. */
  const tries = new Map<string, number>();
  let awake = true;
  let sending = false;
  let looking: Timer | undefined;
  let collecting: Timer | undefined;

  function dwell(messageId: string): void {
    if (awake) {
      dwelling.set(messageId, performance.now());
      looking ??= setTimeout(look, dwellMs);
    }
  }

  /** Takes what was visible for long enough. One timer for all rows: fast scrolling shows and hides hundreds. */
  function look(): void {
    looking = undefined;
    for (const [messageId, sinceMs] of dwelling) {
      const leftMs = sinceMs + dwellMs - performance.now();
      if (leftMs > 0) {
        looking = setTimeout(look, leftMs);
        return;
      }
      dwelling.delete(messageId);
      take(messageId);
    }
  }

  function take(messageId: string): void {
    if (!tries.has(messageId)) {
      fresh.add(messageId);
      collecting ??= setTimeout(tell, collectMs);
    }
  }

  async function tell(): Promise<void> {
    collecting = undefined;
    if (sending || fresh.size === 0) {
      return;
    }
    const again = [...tries].flatMap(([id, count]) => (count < maxTries ? id : []));
    const ids = [...fresh, ...again].slice(0, maxBatch);
    for (const id of ids) {
      fresh.delete(id);
    }
    sending = true;
    try {
      await send(ids);
      for (const id of ids) {
        tries.set(id, maxTries);
      }
    } catch {
      for (const id of ids) {
        tries.set(id, (tries.get(id) ?? 0) + 1);
      }
    }
    sending = false;
    if (fresh.size > 0) {
      collecting ??= setTimeout(tell, collectMs);
    }
  }

  return {
    take,
    enter(messageId) {
      if (!visible.has(messageId)) {
        visible.add(messageId);
        dwell(messageId);
      }
    },
    leave(messageId) {
      visible.delete(messageId);
      dwelling.delete(messageId);
    },
    setAwake(next) {
      awake = next;
      dwelling.clear();
      visible.forEach(dwell);
    },
    end() {
      clearTimeout(collecting);
      clearTimeout(looking);
      dwelling.clear();
      visible.clear();
      void tell();
    },
  };
}
