import { parseTabNotice, type TabNotice } from './tabNotice.ts';

/** The tabs of one identity in one browser, as one of them sees them. */
export interface Tabs {
  /** Whether this tab holds the socket, for the others too. */
  leads(): boolean;
  /** Tells all other tabs. */
  tell(notice: TabNotice): void;
  /** Looks whether the tab that leads is still there and shown; if it was not at the last look either, takes its place. */
  look(): void;
  close(): void;
}

/** What a tab does with what it is told. */
export interface TabHandlers {
  /** This tab leads from now on, or does so no longer. Never called before `joinTabs` has returned. */
  onLead(leads: boolean): void;
  hear(notice: TabNotice): void;
}

/**
 * Joins the tabs of this name. Of those that are `willing` to lead one does, as long as it holds the lock. A tab that leads and
 * is closed or crashes lets go of the lock, and the next in the queue has it. One that is hidden may be slowed down or frozen
 * with the lock in its hand: a tab that is shown steals it. Where channel or lock are missing each leads itself.
 */
export function joinTabs(name: string, willing: boolean, handlers: TabHandlers): Tabs {
  const channel = openChannel(name);
  // Without a channel a tab that does not lead would be deaf.
  const locks = channel && globalThis.navigator?.locks;
  let leads = false;
  let closed = false;
  let leaderSeen = false;
  let letGo = () => {};
  let waiting = new AbortController();

  function setLeads(next: boolean): void {
    leads = next;
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
      setLeads(true);
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    try {
      // The two options exclude each other.
      await locks?.request(name, steal ? { steal } : { signal: mine.signal }, hold);
    } catch {
      if (leads && mine === waiting) {
        // Stolen.
        setLeads(false);
        void wait(false);
        return;
      }
    }
    // There are no locks, or not for this frame.
    if (!closed && mine === waiting) {
      setLeads(true);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const notice = parseTabNotice(data);
    const fromLeader = notice?.kind === 'state' || notice?.kind === 'event';
    // Two may think that they lead while the lock changes hands.
    if (notice !== undefined && !(fromLeader && leads)) {
      if (notice.kind === 'state') {
        leaderSeen = !notice.hidden;
      }
      handlers.hear(notice);
    }
  });

  const tabs: Tabs = {
    leads: () => leads,
    tell(notice) {
      if (!closed) {
        channel?.postMessage(notice);
      }
    },
    look() {
      if (willing && !leads) {
        if (!leaderSeen) {
          void wait(true);
        }
        leaderSeen = false;
        tabs.tell({ kind: 'ask' });
      }
    },
    close() {
      closed = true;
      waiting.abort();
      letGo();
      channel?.close();
    },
  };
  if (willing) {
    // Later, so that `onLead` finds the caller ready.
    queueMicrotask(() => void wait(false));
  }
  tabs.tell({ kind: 'ask' });
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
