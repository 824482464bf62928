import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useMarkAllMessages } from './markAllMessages.ts';
import { startMark, useMarkMessages, useSetMessagesStatus } from './markMessages.ts';
import { startRemoval, useRemoveMessages } from './removeMessages.ts';
import { useRunMessageButton } from './runMessageButton.ts';

const platform = mockPlatform();
type Fixture = Awaited<ReturnType<typeof markFixture>>;

test.each<[string, string, (fixture: Fixture) => unknown]>([
  [
    'a mark',
    'markMessagesAs',
    ({ client, ids }) =>
      hookOf(client, useMarkMessages).mutateAsync({ messageIds: [ids.first], mark: 'read' }),
  ],
  [
    'a mark that nothing waits for',
    'markMessagesAs',
    ({ client, ids }) => startMark(client, { messageIds: [ids.first] }),
  ],
  [
    'a status',
    'setMessagesStatus',
    ({ client, ids }) =>
      hookOf(client, useSetMessagesStatus).mutateAsync({ messageIds: [ids.first], status: 'unseen' }),
  ],
  [
    'all as read',
    'readAllMessages',
    ({ client }) => hookOf(client, useMarkAllMessages).mutateAsync({ query: {}, mark: 'read' }),
  ],
  [
    'all as seen',
    'seeAllMessages',
    ({ client }) => hookOf(client, useMarkAllMessages).mutateAsync({ query: {}, mark: 'seen' }),
  ],
  [
    'a removal',
    'removeMessage',
    ({ client, ids }) => hookOf(client, useRemoveMessages).mutateAsync({ messageIds: [ids.first] }),
  ],
  [
    'a removal that nothing waits for',
    'removeMessage',
    ({ client, ids }) => startRemoval(client, { messageIds: [ids.first] }),
  ],
  [
    'a removal of several',
    'removeMessages',
    ({ client, ids }) =>
      hookOf(client, useRemoveMessages).mutateAsync({ messageIds: [ids.first, ids.second] }),
  ],
  [
    'a removal of all',
    'removeAllMessages',
    ({ client }) => hookOf(client, useRemoveMessages).mutateAsync({ all: true, query: {} }),
  ],
  [
    'a press of a button',
    'runMessageButton',
    ({ client, ids }) =>
      hookOf(client, useRunMessageButton).mutateAsync({ messageId: ids.first, type: 'primary' }),
  ],
])('%s is one call that outlives the page', async (_, name, act) => {
  const fixture = await markFixture(platform());
  const call = vi.spyOn(fixture.client, 'call');
  await act(fixture);
  const changing = () => call.mock.calls.filter(([called]) => called === name);
  await vi.waitFor(() => expect(changing()).toHaveLength(1));
  expect(changing()[0]?.[1]).toMatchObject({ keepalive: true });
});
