import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildMessage } from '../../mocks/index.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import { messageFactsOf } from './messageFacts.ts';

const platform = mockPlatform();

test('loaded messages are told when an answer comes, and not when a hook adds or observes a feed while React renders', async () => {
  const client = inboxOf(platform({ messages: [buildMessage()] }));
  const facts = messageFactsOf(client);
  const told = vi.fn();
  facts.subscribe(told);
  await feedScreen(client).loaded();
  expect(told).toHaveBeenCalled();
  expect(facts.get().size).toBe(1);

  told.mockClear();
  for (const query of [{}, { read: false }]) {
    new QueryObserver(client.queryClient, messagesFeedOptions(client, query));
  }
  expect(told).not.toHaveBeenCalled();
});
