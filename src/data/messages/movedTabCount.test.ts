import { expect, test } from 'vitest';
import { parseMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Change } from '../outbox/change.ts';
import { movedTabCount } from './movedTabCount.ts';

const rows = [
  { _id: 'a', read: false, seen: false },
  { _id: 'b', read: false, seen: true },
  { _id: 'c', read: true, seen: true },
].flatMap((row) => parseMessage(row) ?? []);
const mentions = { feedIdentifier: 'mentions' };

const common = { id: 1, state: 'sending', count: 1 } as const;
const marked = (kind: 'read' | 'seen' | 'removed', messageIds: string[], more: object = {}): Change => ({
  ...common,
  type: 'messages',
  kind,
  messageIds,
  mark: kind === 'seen' ? 'sighted' : kind,
  ...more,
});
const all = (mark: 'read' | 'seen' | 'removed', query: MessagesQuery = {}, more: object = {}): Change => ({
  ...common,
  type: 'feed',
  kind: mark,
  mark,
  target: { query, messageIds: ['a', 'b', 'c'], hasMore: true },
  ...more,
});

test.each<[name: string, of: 'unread' | 'unseen', query: MessagesQuery, changes: Change[], count: number]>([
  ['nothing', 'unread', {}, [], 30],
  ['a mark of one', 'unread', {}, [marked('read', ['a'])], 29],
  ['a mark of one that is marked already', 'unread', {}, [marked('read', ['c'])], 30],
  ['a removal of one', 'unread', {}, [marked('removed', ['b'])], 29],
  ['a removal of one that is not counted', 'unseen', {}, [marked('removed', ['b'])], 30],
  ['a mark of the other flag', 'unread', {}, [marked('seen', ['a'])], 30],
  ['a removal that is confirmed', 'unread', {}, [marked('removed', ['a'], { state: 'confirmed' })], 30],
  ['a mark of all', 'unread', {}, [all('read')], 0],
  ['a mark of all as seen, which are unread then', 'unread', {}, [all('seen')], 31],
  ['a removal of all', 'unread', {}, [all('removed')], 0],
  ['a removal of all in a tab of some', 'unread', mentions, [all('removed')], 0],
  ['a mark of all in a tab of some', 'unread', mentions, [all('read', mentions)], 0],
  ['a mark of all in another tab, whose loaded messages are here', 'unread', {}, [all('read', mentions)], 28],
  ['a removal of all that is confirmed', 'unread', {}, [all('removed', {}, { state: 'confirmed' })], 30],
])('after %s a tab counts its %s messages', (_, of, query, changes, count) => {
  expect(movedTabCount(30, query, rows, changes, of)).toBe(count);
});

test('a switch changes no count', () => {
  const change: Change = { ...common, type: 'switches', kind: 'preference', workflowId: 'a', switches: {} };
  expect(movedTabCount(30, {}, rows, [change])).toBe(30);
});
