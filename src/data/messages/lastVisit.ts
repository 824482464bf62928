import { useEffect, useReducer } from 'react';
import { withStorage } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { fingerprint } from '../client/identity.ts';
import type { InboxMessage } from '../model/message.ts';
import { clearings } from '../outbox/storedChanges.ts';

/** The time during which a reader's feed is on screen. */
interface Visit {
  readonly lastMs: number | undefined;
  newestMs: number;
  lists: number;
}

/** Values that could not be stored. */
const remembered = new Map<string, number>();

/**
 * The creation time, in milliseconds, of the newest message when the feed was last left; undefined at the first visit.
 * It does not change while a list of `messages`, newest first, is on screen. It is a time of the server's
 * clock, because the device's may differ.
 */
export function useLastVisit(messages: readonly InboxMessage[]): number | undefined {
  const client = useInboxClient('useLastVisit');
  const visits = client.service(createVisits);
  const visit = visits.current();
  const [newest] = messages;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    visit.newestMs = Math.max(visit.newestMs, Date.parse(newest?.createdAt ?? '') || 0);
  }, [visit, newest]);

  useEffect(() => {
    if (visit.lists === 0 && visit.lastMs !== readLastVisit(client)) {
      // It was begun by a list that was drawn out of sight, and there was another visit since, such as in another tab.
      visits.end();
      renderAgain();
      return;
    }
    const { count } = clearings;
    const remember = () => count === clearings.count && writeLastVisit(client, visit.newestMs);
    window.addEventListener('pagehide', remember);
    visit.lists += 1;
    return () => {
      window.removeEventListener('pagehide', remember);
      visit.lists -= 1;
      // Another list may replace it in the same tick, as when the tab changes: that is the same visit.
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

/** The stored value of the last visit; undefined before the first. */
export function readLastVisit(client: InboxClient): number | undefined {
  const key = storageKey(client);
  const storedMs = Number(withStorage((storage) => storage.getItem(key)));
  return storedMs > 0 ? storedMs : remembered.get(key);
}

/** Stores the newest time that the reader has seen; it never decreases. What cannot be stored lasts until the page is left. */
export function writeLastVisit(client: InboxClient, newestMs: number): void {
  if (newestMs > (readLastVisit(client) ?? 0)) {
    const key = storageKey(client);
    remembered.set(key, newestMs);
    withStorage((storage) => {
      storage.setItem(key, String(newestMs));
      remembered.delete(key);
    });
  }
}

/** The reader's key in the storage. It is hashed, because every script of the page can read the storage. */
function storageKey({ scope }: InboxClient): string {
  return `carillon_last_visit_${fingerprint(scope.join('\n'))}`;
}
