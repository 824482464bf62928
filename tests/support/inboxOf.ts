import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { movedCount } from '../../src/data/cache/countLimit.ts';
import { type FeedPages, messagesOf } from '../../src/data/cache/feedPages.ts';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import type { Identity } from '../../src/data/client/identity.ts';
import { liveCountOptions } from '../../src/data/counts/liveCount.ts';
import { createInboxClient, type OwnedInboxClient } from '../../src/data/createInboxClient.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import { withPendingChanges } from '../../src/data/outbox/foldMessages.ts';
import { pendingChangesOf } from '../../src/data/outbox/pendingChanges.ts';
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
  const observer = new InfiniteQueryObserver(client.queryClient, messagesFeedOptions(client, query));
  onTestFinished(observer.subscribe(() => {}));
  const rows = () => shownRows(client, query);
  return {
    observer,
    rows,
    row: (id: string | undefined) => rows().find(({ _id }) => _id === id),
    loaded: () => vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true)),
  };
}

/** The rows of a feed with the reader's unconfirmed changes; none while it is not loaded. */
export function shownRows(client: InboxClient, query: MessagesQuery = {}) {
  const data = client.queryClient.getQueryData<FeedPages>(messagesFeedOptions(client, query).queryKey);
  const { changes } = pendingChangesOf(client).get();
  return data === undefined
    ? []
    : messagesOf(data).flatMap((message) => withPendingChanges(message, changes) ?? []);
}

/** The two counts as the server last sent them, and as a mounted bell shows them. */
export function countScreen(client: InboxClient) {
  const unread = new QueryObserver(client.queryClient, liveCountOptions(client, 'unread'));
  const unseen = new QueryObserver(client.queryClient, liveCountOptions(client, 'unseen'));
  for (const observer of [unread, unseen]) {
    onTestFinished(observer.subscribe(() => {}));
  }
  const told = { unread: () => unread.getCurrentResult().data, unseen: () => unseen.getCurrentResult().data };
  return {
    ...told,
    /** Unread and unseen count, including the reader's unconfirmed changes. */
    shown() {
      const { unreadDelta, unseenDelta } = pendingChangesOf(client).get();
      return [movedCount(told.unread() ?? 0, unreadDelta), movedCount(told.unseen() ?? 0, unseenDelta)];
    },
  };
}

/** Waits until nothing is being fetched. */
export function quiet(client: InboxClient): Promise<void> {
  return vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(0));
}
