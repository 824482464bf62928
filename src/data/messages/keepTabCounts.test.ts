import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { recordShown } from '../../../tests/support/recordShown.ts';
import { buildFeed, holdAnswers } from '../../mocks/index.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import { tabCountOptions } from '../counts/tabCount.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import { useMarkAllMessages } from './markAllMessages.ts';
import { movedTabCount } from './movedTabCount.ts';
import { useRemoveMessages } from './removeMessages.ts';
import { loadedMembers } from './tabMembers.ts';

const platform = mockPlatform();

/** An inbox whose first two of three unread messages are unseen, and each count that a tab's badge shows from now on. */
async function start({
  query = {},
  of = 'unread',
  messages = 16,
}: {
  query?: MessagesQuery;
  of?: 'unread' | 'unseen';
  messages?: number;
} = {}) {
  const rows = buildFeed(messages);
  const unread = messages > 16 ? rows.map((row) => ({ ...row, read: false, seen: false })) : rows;
  const fixture = await markFixture(platform({ messages: unread }));
  const { client } = fixture;
  await feedScreen(client, query).loaded();
  const tab = new QueryObserver(client.queryClient, tabCountOptions(client, query, of));
  onTestFinished(tab.subscribe(() => {}));
  await quiet(client);
  const shown = recordShown(client, () => {
    const { data } = tab.getCurrentResult();
    const { changes } = pendingChangesOf(client).get();
    return data && movedTabCount(data, query, loadedMembers(client, query), changes, of);
  });
  return { ...fixture, shown, refresh: () => refresherOf(client).refresh(queryKeys(client.scope).tab) };
}

test.each<[name: string, options: Parameters<typeof start>[0], mark: 'read' | 'seen', shown: number[]]>([
  ['read, in a tab of all messages', {}, 'read', [2]],
  ['read, in a tab with pages of their own size', { query: { limit: 5 } }, 'read', [2]],
  ['read, in a tab of unread messages', { query: { read: false } }, 'read', [2]],
  ['seen, in a tab that counts unseen ones', { of: 'unseen' }, 'seen', [1]],
])('a message that is marked as %s is counted once less, and never again', async (_, options, as, shown) => {
  const inbox = await start(options);
  await inbox.mark([inbox.ids.first], as);
  await quiet(inbox.client);
  expect(inbox.shown).toEqual(shown);
});

test('messages that are removed or marked one after the other are never counted again', async () => {
  const { client, ids, mark, shown } = await start();
  await mark([ids.first], 'read');
  await hookOf(client, useRemoveMessages).mutateAsync({ messageIds: [ids.second] });
  await quiet(client);
  expect(shown).toEqual([2, 1]);
});

test('of two marks that are under way each is counted once less, whichever is confirmed first', async () => {
  const { world, client, ids, mark, shown } = await start();
  const held = holdAnswers(world, markPath);
  const marking = [mark([ids.first], 'read'), mark([ids.second], 'read')];
  await held.arrived(2);
  held.release(1);
  await marking[1];
  await quiet(client);
  held.end();
  await Promise.all(marking);
  await quiet(client);
  expect(shown).toEqual([1]);
});

test.each([16, 120])('all of %d messages that are marked as read are not counted again', async (messages) => {
  const { client, shown } = await start({ messages });
  await hookOf(client, useMarkAllMessages).mutateAsync({ query: {}, mark: 'read' });
  await quiet(client);
  expect(shown).toEqual([0]);
});

test('a count that contains a mark already is not counted twice while the answer to the mark is under way', async () => {
  const { ids, whileMarking, shown, refresh } = await start();
  await whileMarking(ids.first, refresh);
  expect(shown).toEqual([2]);
});

test('what the server counts after the change is shown in the end', async () => {
  const { world, client, ids, mark, shown } = await start();
  world.receive({ subject: 'Meanwhile' });
  await mark([ids.first], 'read');
  await quiet(client);
  expect(shown).toEqual([2, 3]);
});

test('of two counts each keeps its own', async () => {
  const { client, ids, mark } = await start();
  const keyOf = (of: 'unread' | 'unseen') => tabCountOptions(client, {}, of).queryKey;
  client.queryClient.setQueryData(keyOf('unread'), 30);
  client.queryClient.setQueryData(keyOf('unseen'), 20);
  await mark([ids.third], 'read');
  expect(client.queryClient.getQueryData(keyOf('unread'))).toBe(29);
  expect(client.queryClient.getQueryData(keyOf('unseen'))).toBe(20);
});

test('a tab whose feed is not loaded keeps the server’s count', async () => {
  const { client, ids, mark } = await start();
  const other = { feedIdentifier: 'elsewhere' };
  const options = tabCountOptions(client, other, 'unread');
  client.queryClient.setQueryData(options.queryKey, 7);
  await mark([ids.first], 'read');
  expect(client.queryClient.getQueryData(options.queryKey)).toBe(7);
});
