/** How long a row has to be in sight to count as seen, and how long seen rows are collected, in milliseconds. */
const dwellMs = 1_000;
const collectMs = 500;

/** The most messages that one call tells of, and the most calls that tell of one message. */
const maxBatch = 100;
const maxTries = 3;

/** Makes few calls of what comes into sight. */
export interface SeenTracker {
  enter(messageId: string): void;
  leave(messageId: string): void;
  /** Counts a message as seen without a look at it. */
  take(messageId: string): void;
  /** Whether anybody can look: nobody sees a hidden page. */
  setAwake(awake: boolean): void;
  /** Nothing is in sight any more; what was seen so far is told at once. */
  end(): void;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Makes sightings. `send` tells of messages that were seen; those of a call that fails go along with the next. Who was told once
 * and says unseen all the same is not told again: an open list would go on asking for ever.
 */
export function createSeenTracker(send: (messageIds: readonly string[]) => Promise<unknown>): SeenTracker {
  const inSight = new Map<string, Timer | undefined>();
  const fresh = new Set<string>();
  /** How often was told of a message, or `maxTries` when it was heard. */
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
