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
  const inSight = new Map<string, Timer | undefined>();
  const fresh = new Set<string>();
  /** The number of failed calls for a message, or `maxTries` once a call has succeeded. */
  const tries = new Map<string, number>();
  let awake = true;
  let sending = false;
  let collecting: Timer | undefined;

  function look(messageId: string): void {
    inSight.set(messageId, awake ? setTimeout(take, dwellMs, messageId) : undefined);
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
      if (!inSight.has(messageId)) {
        look(messageId);
      }
    },
    leave(messageId) {
      clearTimeout(inSight.get(messageId));
      inSight.delete(messageId);
    },
    setAwake(next) {
      awake = next;
      for (const [messageId, timer] of inSight) {
        clearTimeout(timer);
        look(messageId);
      }
    },
    end() {
      clearTimeout(collecting);
      for (const timer of inSight.values()) {
        clearTimeout(timer);
      }
      inSight.clear();
      void tell();
    },
  };
}
