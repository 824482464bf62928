import '../../../tests/support/fakeDom.ts';
import { expect, test, vi } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { type FeedPages, patchMessages } from '../cache/feedPages.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import { applyChange } from '../outbox/applyChange.ts';
import { useCount } from './useCount.ts';

const platform = mockPlatform();

test('useCount follows an unconfirmed change that counts for less once the feed has been fetched again', async () => {
  const page = mountInbox(platform(), () => ({ count: useCount().data, client: useInboxClient('test') }));
  await vi.waitFor(() => expect(page.now.count).toBeGreaterThan(0));
  const { client, count = 0 } = page.now;
  const options = messagesFeedOptions(client, {});
  const { pages } = await client.queryClient.fetchInfiniteQuery(options);
  const id = pages[0]?.messages.find(({ read }) => !read)?._id ?? '';
  applyChange(client, markOf([id], 'read'));
  await vi.waitFor(() => expect(page.now.count).toBe(count - 1));
  // The message was read on another device meanwhile: the same change takes nothing off the count any more.
  client.queryClient.setQueryData<FeedPages>(
    options.queryKey,
    (feed) => feed && patchMessages(feed, (one) => (one._id === id ? { ...one, read: true } : one)),
  );
  await vi.waitFor(() => expect(page.now.count).toBe(count));
});
