import type { Query, QueryKey } from '@tanstack/react-query';
import { cachedMessages } from '../cache/cachedMessages.ts';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Change } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';
import { ownCallsOf } from '../outbox/ownCalls.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import { type CountedFlag, hasCountedFlags, movedTabCount } from './movedTabCount.ts';
import { loadedMembers, tabMembership } from './tabMembers.ts';

/** How long after its answer a count may contain messages whose live events are still to come, in milliseconds. */
const lateEventMs = 5_000;

/** A tab's count in the cache. */
interface TabCount {
  readonly entry: Query<unknown, Error, number>;
  readonly query: MessagesQuery;
  readonly of: CountedFlag;
}

/**
 * Keeps the counts of tabs as they are shown while `confirm` turns the reader's changes into changes of the loaded rows: until the
 * server's counts are fetched, the older ones would show again what was marked or removed. Returns the keys of those that the change
 * does not tell: its messages are not loaded, may belong to the tab or not, the count was fetched meanwhile, or is at its limit.
 */
export function keepTabCounts(client: InboxClient, confirm: () => void): readonly QueryKey[] {
  const tabs = tabCounts(client);
  const wanted = tabs.map((tab) => shownCount(client, tab));
  const loaded = cachedMessages(client);
  const before = openChanges(client);
  confirm();
  const after = openChanges(client);
  const confirmed = before.filter(({ id }) => !after.some((change) => change.id === id));
  const areLoaded = confirmed.every(
    (change) => change.type !== 'messages' || change.messageIds.every((id) => loaded.has(id)),
  );
  const changed = [...loaded.values()].flatMap((message) => {
    const next = withPendingChanges(message, confirmed);
    return next === message ? [] : { message, next };
  });
  const since = ownCallsOf(client).sinceMs();
  return tabs.flatMap((tab, place) => {
    const { entry, query, of } = tab;
    const { data: count } = entry.state;
    const shown = shownCount(client, tab);
    if (count !== undefined && shown !== undefined) {
      const kept = wanted[place] ?? shown;
      setCount(client, entry, shown >= countLimit ? kept : movedCount(count, kept - shown));
    }
    const moving = changed.filter(
      ({ message, next }) => hasCountedFlags(message, query, of) !== hasCountedFlags(next, query, of),
    );
    const isMember = tabMembership(client, query);
    const memberships = moving.map(({ message }) => isMember(message));
    const isSure = (count ?? 0) < countLimit && !isNewerThan(entry, since);
    const isTold = !memberships.includes(undefined) && (isSure || !memberships.includes(true));
    return areLoaded && isTold ? [] : [entry.queryKey];
  });
}

/**
 * Adds messages that have just arrived to the counts of tabs, where the events tell all that has changed. Returns the keys of the
 * counts that may contain some of them already, or of which nobody can tell.
 */
export function addToTabCounts(client: InboxClient, arrived: readonly InboxMessage[]): readonly QueryKey[] {
  return tabCounts(client).flatMap(({ entry, query, of }) => {
    const counted = arrived.filter((message) => hasCountedFlags(message, query, of));
    const memberships = counted.map(tabMembership(client, query));
    const added = memberships.filter((isMember) => isMember).length;
    const { data: count } = entry.state;
    if (
      memberships.includes(undefined) ||
      (added > 0 && (count === undefined || isNewerThan(entry, Date.now() - lateEventMs)))
    ) {
      return [entry.queryKey];
    }
    if (count !== undefined) {
      setCount(client, entry, movedCount(count, added));
    }
    return [];
  });
}

/** Whether a count was fetched since, or is to be fetched again. */
function isNewerThan({ state }: TabCount['entry'], timeMs: number): boolean {
  return state.isInvalidated || state.fetchStatus === 'fetching' || state.dataUpdatedAt >= timeMs;
}

function tabCounts(client: InboxClient): readonly TabCount[] {
  const { tab } = queryKeys(client.scope);
  const entries = client.queryClient.getQueryCache().findAll({ queryKey: tab }) as TabCount['entry'][];
  return entries.map((entry) => {
    const [query, of] = entry.queryKey.slice(tab.length) as [MessagesQuery, CountedFlag];
    return { entry, query, of };
  });
}

/** A tab's count with the reader's unconfirmed changes. */
function shownCount(client: InboxClient, { entry, query, of }: TabCount): number | undefined {
  const { data } = entry.state;
  const { changes } = pendingChangesOf(client).get();
  return data === undefined
    ? undefined
    : movedTabCount(data, query, loadedMembers(client, query), changes, of);
}

function openChanges(client: InboxClient): readonly Change[] {
  return pendingChangesOf(client)
    .get()
    .changes.filter(({ state }) => state !== 'confirmed');
}

/** Writes a count that was not fetched: it is still the time of the server's last one. */
function setCount(client: InboxClient, entry: TabCount['entry'], count: number): void {
  const { data, dataUpdatedAt: updatedAt, isInvalidated } = entry.state;
  if (count !== data) {
    client.queryClient.setQueryData<number>(entry.queryKey, count, { updatedAt });
    if (isInvalidated) {
      entry.invalidate();
    }
  }
}
