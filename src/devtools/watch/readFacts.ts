import type { Query } from '@tanstack/react-query';
import { type Fact, timeOf } from '../../data/forDevtools.ts';
import { countLimit, type InboxClient, isRecord, pendingChangesOf, toInboxError } from '../../data/index.ts';
import type { FactSnapshot } from '../model/DevtoolsState.ts';

/** Whether a fact is the rows of a feed. */
function isFeed(value: unknown): value is { readonly rows: readonly unknown[]; readonly next: unknown } {
  return isRecord(value) && Array.isArray(value.rows);
}

/** Whether a query belongs to a client. */
export function isOf({ scope }: InboxClient, { queryKey }: Pick<Query, 'queryKey'>): boolean {
  return scope.every((part, index) => queryKey[index] === part);
}

/** The key of a query without the reader's. */
export function keyOf({ scope }: InboxClient, { queryKey }: Pick<Query, 'queryKey'>): string {
  return JSON.stringify(queryKey.slice(scope.length));
}

/** What is known, as it is now. `hide` takes secrets out of a text. */
export function readFacts(client: InboxClient, hide: (text: string) => string): readonly FactSnapshot[] {
  const now = Date.now();
  const nowOfPage = timeOf(client);
  return client.queryClient
    .getQueryCache()
    .findAll({ queryKey: client.scope })
    .filter(({ queryKey }) => queryKey[client.scope.length] !== 'nextPage')
    .map((query): FactSnapshot => {
      const [name, filters] = query.queryKey.slice(client.scope.length);
      const { data, error, fetchStatus, dataUpdatedAt } = query.state;
      const isSession = name === 'session';
      // Each query of a client but the session's holds a fact.
      const fact = isSession ? undefined : (data as Fact<unknown> | undefined);
      const failure = error === null ? undefined : toInboxError(error);
      const isUnsupported = failure?.kind === 'unsupported';
      const askedAt = fact?.askedAt ? now - (nowOfPage - fact.askedAt) : isSession && dataUpdatedAt;
      return {
        key: keyOf(client, query),
        name: String(name),
        query: filters === undefined ? undefined : JSON.stringify(filters),
        value: isSession
          ? data === undefined
            ? undefined
            : 'open'
          : fact && shortOf(client, String(name), fact),
        askedAt: askedAt ? Math.round(askedAt) : undefined,
        isStored: fact?.isStored,
        isShown: query.isActive(),
        isUnsupported,
        isAsking: fetchStatus === 'fetching',
        isOwed: query.state.isInvalidated,
        error: failure && !isUnsupported ? hide(failure.reason) : undefined,
        contradiction: contradictionOf(client, query),
      };
    });
}

/** Whether a query has an answer that nothing is about to replace. */
function isSettled({ state }: Query): boolean {
  return (
    state.data !== undefined && state.fetchStatus === 'idle' && !state.isInvalidated && state.error === null
  );
}

/** What the loaded rows of a list say of its count, if that is something else: nothing else on a screen shows it. */
function contradictionOf(client: InboxClient, count: Query): string | undefined {
  const [name, filters = {}] = count.queryKey.slice(client.scope.length);
  const flag = name === 'unreadCount' ? 'read' : name === 'unseenCount' ? 'seen' : undefined;
  if (flag === undefined || !isSettled(count) || pendingChangesOf(client).get().changes.length > 0) {
    return undefined;
  }
  const list = client.queryClient.getQueryCache().find({ queryKey: [...client.scope, 'messages', filters] });
  const known = count.state.data;
  const feed =
    list !== undefined && isSettled(list) && isRecord(list.state.data) && !list.state.data.isStored
      ? list.state.data.value
      : undefined;
  if (!isRecord(known) || known.isStored || !isFeed(feed) || feed.next !== null) {
    return undefined;
  }
  const counted = feed.rows.filter(
    (row) => isRecord(row) && isRecord(row.message) && row.message[flag] === false,
  ).length;
  const isOther = counted !== known.value && Number(known.value) < countLimit && counted < countLimit;
  const rows = feed.rows.length === 1 ? 'the one row is' : `all ${feed.rows.length} rows are`;
  return isOther
    ? `${rows} loaded, and ${counted} of them ${counted === 1 ? 'is' : 'are'} un${flag}`
    : undefined;
}

/** What a fact says, in short: numbers alone, because a screen is easily photographed. */
function shortOf(client: InboxClient, name: string, fact: Fact<unknown>): string {
  const { value } = fact;
  if (typeof value === 'number') {
    const kind = name === 'unreadCount' ? 'unread' : name === 'unseenCount' ? 'unseen' : undefined;
    const moved = kind && pendingChangesOf(client).get().moveWhole(kind, { value, askedAt: fact.askedAt });
    return moved ? `${value}, shown as ${Math.max(0, value + moved)}` : String(value);
  }
  if (isFeed(value)) {
    return `${value.rows.length} rows${value.next === null ? '' : ', and more'}`;
  }
  return Array.isArray(value) ? `${value.length} entries` : 'known';
}
