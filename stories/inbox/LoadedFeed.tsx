import { type ReactNode, useState } from 'react';
import { type Feed, type InboxMessage, messagesFeedOptions, useInboxClient } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, worldNow } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** How far apart the messages of a loaded feed are, in milliseconds. */
const apartMs = 17 * 60_000;

/** Messages as the cache holds them, a few an hour, newest first. */
export function loadedMessages(count: number): InboxMessage[] {
  return buildFeed(count).map(({ _id, read, seen, subject, content, actorSubscriber }, index) => ({
    id: _id,
    read,
    seen,
    title: subject,
    body: content ?? '',
    sender: { firstName: actorSubscriber?.firstName, lastName: actorSubscriber?.lastName },
    createdAt: new Date(worldNow - (index + 1) * apartMs).toISOString(),
  }));
}

/** Props of `LoadedFeed`. */
interface LoadedFeedProps {
  /** What stands in the cache, newest first. Another list takes its place there, as a refetch would. */
  messages: readonly InboxMessage[];
  children: ReactNode;
}

/** An inbox whose whole feed is loaded, however long it is: put into the cache, and not page by page. No live socket. */
export function LoadedFeed({ messages, children }: LoadedFeedProps) {
  return (
    <StoryInbox socketUrl={undefined}>
      <Seed messages={messages}>
        <InboxPanel>
          <Inbox.Header>
            <Inbox.Title />
          </Inbox.Header>
          {children}
        </InboxPanel>
      </Seed>
    </StoryInbox>
  );
}

function Seed({ messages, children }: LoadedFeedProps) {
  const client = useInboxClient('LoadedFeed');
  const [seeded, setSeeded] = useState<readonly InboxMessage[]>();
  if (messages !== seeded) {
    const askedAt = Date.now();
    const rows = messages.map((message) => ({ message, askedAt }));
    const feed: Feed = { rows, next: null, head: { size: rows.length, next: null } };
    client.queryClient.setQueryData(messagesFeedOptions(client, {}).queryKey, { value: feed, askedAt });
    setSeeded(messages);
  }
  return children;
}
