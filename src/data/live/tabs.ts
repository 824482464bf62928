import { parseTabNotice, type TabNotice } from './tabNotice.ts';

interface TabHandlers {
  /** This tab has become the leader, or has stopped to be it. Never called before `joinTabs` has returned. */
  onLead(leads: boolean): void;
  onNotice(notice: TabNotice): void;
}

/**
 * Joins the tabs of this name. One of those that are allowed to lead does so, as long as it holds the lock. A leader that
 * is closed or crashes releases the lock, and the next in the queue gets it. A hidden leader may be throttled or frozen while it
 * holds the lock, so a visible tab steals it. Without a channel or locks every tab is a leader.
 */
export function joinTabs(name: string, canLead: boolean, handlers: TabHandlers) {
  const channel = openChannel(name);
  // Without a channel a tab that is not the leader would get no events.
  const locks = channel && globalThis.navigator?.locks;
  let isLeader = false;
  let closed = false;
  let leaderSeen = false;
  let releaseLock = () => {};
  let waiting = new AbortController();

  function setLeader(next: boolean): void {
    isLeader = next;
    handlers.onLead(next);
  }

  async function wait(steal: boolean): Promise<void> {
    waiting.abort();
    const mine = new AbortController();
    waiting = mine;
    const hold = () => {
      if (closed || mine !== waiting) {
        return;
      }
      setLeader(true);
      return new Promise<void>((resolve) => {
        releaseLock = resolve;
      });
    };
    try {
      // The API does not allow both options together.
      await locks?.request(name, steal ? { steal } : { signal: mine.signal }, hold);
    } catch {
      if (isLeader && mine === waiting) {
        // Another tab stole the lock.
        setLeader(false);
        void wait(false);
        return;
      }
    }
    // Locks are not available, or not in this frame.
    if (!closed && mine === waiting) {
      setLeader(true);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const notice = parseTabNotice(data);
    const fromLeader = notice?.kind === 'state' || notice?.kind === 'event';
    // While the lock changes its holder, two tabs may consider themselves the leader.
    if (notice !== undefined && !(fromLeader && isLeader)) {
      if (notice.kind === 'state') {
        leaderSeen = !notice.hidden;
      }
      handlers.onNotice(notice);
    }
  });

  function notify(notice: TabNotice): void {
    if (!closed) {
      channel?.postMessage(notice);
    }
  }

  if (canLead) {
    // Later, so that the caller is ready for `onLead`.
    queueMicrotask(() => void wait(false));
  }
  notify({ kind: 'ask' });
  return {
    notify,
    /** Checks whether the leader is there and visible. If it was not at the last check either, this tab takes its place. */
    checkLeader() {
      if (canLead && !isLeader) {
        if (!leaderSeen) {
          void wait(true);
        }
        leaderSeen = false;
        notify({ kind: 'ask' });
      }
    },
    close() {
      closed = true;
      waiting.abort();
      releaseLock();
      channel?.close();
    },
  };
}

/** A channel to the other tabs, or undefined if there is none, as in old browsers and where storage is forbidden. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
