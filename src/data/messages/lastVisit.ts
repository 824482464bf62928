import { useEffect } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { fingerprint } from '../client/identity.ts';
import type { InboxMessage } from '../model/message.ts';

/** The time that a reader spends at the feed: as long as it is on screen. */
interface Visit {
  readonly lastMs: number | undefined;
  newestMs: number;
  lists: number;
}

/** What the storage would not take. */
const remembered = new Map<string, number>();

/**
 * How far the reader had come when the feed was last left: when the newest message of then was made, in milliseconds;
 * undefined at the first visit. It stays as it is while a list of `messages`, newest first, is on screen. By the server's
 * clock and not the device's, for they differ.
 */
export function useLastVisit(messages: readonly InboxMessage[]): number | undefined {
  const client = useInboxClient('useLastVisit');
  const visits = client.service(createVisits);
  const visit = visits.current();
  const [newest] = messages;

  useEffect(() => {
    visit.newestMs = Math.max(visit.newestMs, Date.parse(newest?.createdAt ?? '') || 0);
  }, [visit, newest]);

  useEffect(() => {
    const remember = () => writeLastVisit(client, visit.newestMs);
    window.addEventListener('pagehide', remember);
    visit.lists += 1;
    return () => {
      window.removeEventListener('pagehide', remember);
      visit.lists -= 1;
      // Another list may take its place in the same tick, as another tab's does: that is the same visit.
      queueMicrotask(() => {
        if (visit.lists === 0) {
          remember();
          visits.end();
        }
      });
    };
  }, [client, visits, visit]);
  return visit.lastMs;
}

/** The visit that goes on, or a new one. */
function createVisits(client: InboxClient) {
  let visit: Visit | undefined;
  return {
    current(): Visit {
      visit ??= { lastMs: readLastVisit(client), newestMs: 0, lists: 0 };
      return visit;
    },
    end(): void {
      visit = undefined;
    },
  };
}

/** As the last visit left it; undefined before the first. */
export function readLastVisit(client: InboxClient): number | undefined {
  const key = storageKey(client);
  try {
    const storedMs = Number(globalThis.localStorage.getItem(key));
    return storedMs > 0 ? storedMs : remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

/** Remembers how far the reader has come, and never goes back. */
export function writeLastVisit(client: InboxClient, newestMs: number): void {
  if (newestMs > (readLastVisit(client) ?? 0)) {
    const key = storageKey(client);
    try {
      globalThis.localStorage.setItem(key, String(newestMs));
      remembered.delete(key);
    } catch {
      // Storage may be absent, full or forbidden: then it is known until the page is left.
      remembered.set(key, newestMs);
    }
  }
}

/** Whose visit it is, without saying it: storage is open to the whole page. */
function storageKey({ scope }: InboxClient): string {
  return `carillon_last_visit_${fingerprint(scope.join('\n'))}`;
}
