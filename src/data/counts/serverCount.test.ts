import '../../../tests/support/fakeDom.ts';
import { expect, test, vi } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { applyChange } from '../facts/changes.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import { useServerCount } from './serverCount.ts';

const platform = mockPlatform();

test('useServerCount follows an unconfirmed change of a loaded message', async () => {
  const page = mountInbox(platform(), () => ({
    count: useServerCount().data,
    client: useInboxClient('test'),
  }));
  await vi.waitFor(() => expect(page.now.count).toBeGreaterThan(0));
  const { client, count = 0 } = page.now;
  const options = messagesFeedOptions(client, {});
  const { value: feed } = await client.queryClient.fetchQuery(options);
  const id = feed.rows.find(({ message }) => !message.read)?.message.id ?? '';
  applyChange(client, markOf([id], { seen: true, read: true }));
  await vi.waitFor(() => expect(page.now.count).toBe(count - 1));
});
