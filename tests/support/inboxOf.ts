import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import type { Identity } from '../../src/data/client/identity.ts';
import { liveCountOptions } from '../../src/data/counts/liveCount.ts';
import { createInboxClient, type OwnedInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { countedOf, countKey } from '../../src/data/facts/countFacts.ts';
import { messageFactsOf } from '../../src/data/facts/messageFacts.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { factOf } from '../../src/data/facts/recordFact.ts';
import { tabMembership } from '../../src/data/facts/tabMembers.ts';
import { fetchNextPage } from '../../src/data/messages/fetchFeed.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import type { CountKind } from '../../src/data/model/counts.ts';
import type { Feed } from '../../src/data/model/feed.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import { shownMessage } from '../../src/data/model/overlay.ts';
import { shownCount } from '../../src/data/model/shownCount.ts';
import { shownRows as shownFeed } from '../../src/data/model/shownFeed.ts';
import type { World } from '../../src/mocks/index.ts';

/** A client of a mock world, by default without a socket. It ends with its test. */
export function inboxOf(
  world: World,
  overrides: Partial<Identity> = {},
  queryClient?: QueryClient,
): OwnedInboxClient {
  const client = createInboxClient(
    {
      applicationIdentifier: world.applicationIdentifier,
      subscriberId: world.subscriberId,
      subscriberHash: undefined,
      backendUrl: world.backendUrl,
      socketUrl: undefined,
      socketPath: undefined,
      ...overrides,
    },
    queryClient,
  );
  onTestFinished(() => client.destroy());
  return client;
}

/** A feed as a mounted list has it: it observes the cache, and includes the reader's unconfirmed changes. */
export function feedScreen(client: InboxClient, query: MessagesQuery = {}) {
  const observer = new QueryObserver(client.queryClient, messagesFeedOptions(client, query));
  onTestFinished(observer.subscribe(() => {}));
  const rows = () => shownRows(client, query);
  return {
    observer,
    rows,
    row: (id: string | undefined) => rows().find((message) => message.id === id),
    loaded: () => vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true)),
    loadMore: () => fetchNextPage(client, query, new AbortController().signal),
  };
}

/** The rows of a feed with the reader's changes; none while it is not loaded. */
export function shownRows(client: InboxClient, query: MessagesQuery = {}) {
  const fact = factOf<Feed>(client, messagesFeedOptions(client, query).queryKey);
  const { all: changes } = pendingChangesOf(client).get();
  const loaded = messageFactsOf(client).get();
  const isMember = tabMembership(client, query);
  return fact === undefined
    ? []
    : shownFeed({ query, fact, loaded, changes, isMember, hasPlaces: client.capabilities.archive }).flatMap(
        (row) => shownMessage(row, changes) ?? [],
      );
}

/** A count of the whole inbox with the reader's changes; undefined while it is not loaded. */
export function shownTotal(client: InboxClient, of: CountKind): number | undefined {
  const fact = factOf<number>(client, countKey(client, of));
  return fact && shownCount(fact, countedOf(client, of), pendingChangesOf(client).get().all);
}

/** The two counts as the server last sent them, and as a mounted bell shows them. */
export function countScreen(client: InboxClient) {
  const unread = new QueryObserver(client.queryClient, liveCountOptions(client, 'unread'));
  const unseen = new QueryObserver(client.queryClient, liveCountOptions(client, 'unseen'));
  for (const observer of [unread, unseen]) {
    onTestFinished(observer.subscribe(() => {}));
  }
  return {
    unread: () => unread.getCurrentResult().data?.value,
    unseen: () => unseen.getCurrentResult().data?.value,
    /** Unread and unseen count, including the reader's changes. */
    shown: () => [shownTotal(client, 'unread') ?? 0, shownTotal(client, 'unseen') ?? 0],
  };
}

/** An inbox of this world whose feed and counts are loaded. */
export async function loadedInbox(world: World, query?: MessagesQuery) {
  const client = inboxOf(world);
  const screen = feedScreen(client, query);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  return { client, screen, counts };
}

/** Waits until nothing is being fetched, nor about to be: what is asked again is asked a moment later. */
export async function quiet(client: InboxClient): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(0));
}
