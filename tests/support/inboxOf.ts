import {
  type InfiniteData,
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { createInboxClient, type InboxClient } from '../../src/data/client/InboxClient.ts';
import type { Identity } from '../../src/data/client/identity.ts';
import type { FeedPage } from '../../src/data/messages/feedPages.ts';
import type { InboxMessage } from '../../src/data/messages/message.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import type { MessagesQuery } from '../../src/data/messages/messagesQuery.ts';
import { withPendingMarks } from '../../src/data/messages/pendingMarks.ts';
import type { World } from '../../src/mocks/index.ts';

/** A client of a mock world, without a socket unless it is asked for. It ends with its test. */
export function inboxOf(
  world: World,
  overrides: Partial<Identity> = {},
  queryClient?: QueryClient,
): InboxClient {
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
