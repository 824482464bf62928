import { parseTabNotice, type TabNotice } from './tabNotice.ts';

/** The tabs of one identity in one browser, as one of them sees them. */
export interface Tabs {
  /** Whether this tab holds the socket, for the others too. */
  isLeader(): boolean;
  /** Notifies all other tabs. */
  notify(notice: TabNotice): void;
  /** Checks whether the leader is still there and visible; if it was not at the last check either, takes its place. */
  checkLeader(): void;
  close(): void;
}

/** What a tab does about the others. */
export interface TabHandlers {
  /** This tab leads from now on, or does so no longer. Never called before `joinTabs` has returned. */
  onLead(leads: boolean): void;
  onNotice(notice: TabNotice): void;
}

/**
 * Joins the tabs of this name. Of those that are allowed to lead one does, as long as it holds the lock. A leader that
 * is closed or crashes releases the lock, and the next in the queue gets it. A hidden one may be throttled or frozen while it
 * holds the lock: a visible tab steals it. Where channel or lock are missing each tab leads itself.
 */
export function joinTabs(name: string, canLead: boolean, handlers: TabHandlers): Tabs {
  const channel = openChannel(name);
  // Without a channel a tab that does not lead would be deaf.
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
      // The two options exclude each other.
      await locks?.request(name, steal ? { steal } : { signal: mine.signal }, hold);
    } catch {
      if (isLeader && mine === waiting) {
        // Stolen.
        setLeader(false);
        void wait(false);
        return;
      }
    }
    // There are no locks, or not for this frame.
    if (!closed && mine === waiting) {
      setLeader(true);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const notice = parseTabNotice(data);
    const fromLeader = notice?.kind === 'state' || notice?.kind === 'event';
    // Two may think that they lead while the lock changes hands.
    if (notice !== undefined && !(fromLeader && isLeader)) {
      if (notice.kind === 'state') {
        leaderSeen = !notice.hidden;
      }
      handlers.onNotice(notice);
    }
  });

  const tabs: Tabs = {
    isLeader: () => isLeader,
    notify(notice) {
      if (!closed) {
        channel?.postMessage(notice);
      }
    },
    checkLeader() {
      if (canLead && !isLeader) {
        if (!leaderSeen) {
          void wait(true);
        }
        leaderSeen = false;
        tabs.notify({ kind: 'ask' });
      }
    },
    close() {
      closed = true;
      waiting.abort();
      releaseLock();
      channel?.close();
    },
  };
  if (canLead) {
    // Later, so that `onLead` finds the caller ready.
    queueMicrotask(() => void wait(false));
  }
  tabs.notify({ kind: 'ask' });
  return tabs;
}

/** A channel to the other tabs, or undefined where there is none: in old browsers, and where storage is forbidden. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
