import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import type { Feed } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { recordFact } from './recordFact.ts';
import { tabMembership } from './tabMembers.ts';

const platform = mockPlatform();
const one = { feed: 'one' };
const two = { feed: 'two' };

function message(id: string, members: Partial<InboxMessage> = {}): InboxMessage {
  return { id, read: false, seen: false, createdAt: '', ...members };
}

/** An inbox that has loaded these feeds. */
function loaded(...feeds: readonly (readonly [MessagesQuery, ...InboxMessage[]])[]) {
  const client = inboxOf(platform());
  for (const [query, ...messages] of feeds) {
    const rows = messages.map((one) => ({ message: one, askedAt: 1 }));
    const value = { rows, next: null, head: { size: rows.length, next: null } };
    recordFact<Feed>(client, messagesFeedOptions(client, query).queryKey, { value, askedAt: 1 });
  }
  return client;
}

const ofOne = message('a', { feedId: 'f1' });
const ofTwo = message('b', { feedId: 'f2' });

test.each<[name: string, query: MessagesQuery, feedId: string | null | undefined, is: boolean | undefined]>([
  ['the id that its rows have', one, 'f1', true],
  ['another id than its rows have', one, 'f3', false],
  ['the id of another feed, of a feed that was never loaded', { feed: 'three' }, 'f1', false],
  ['an unknown id, of a feed that was never loaded', { feed: 'three' }, 'f3', undefined],
  ['no feed', { feed: 'three' }, null, false],
  ['a feed that the platform does not name', one, undefined, undefined],
  ['the id of one of several feeds', { feed: ['three', 'one'] }, 'f1', true],
  [
    'an unknown id, of several feeds of which one was never loaded',
    { feed: ['three', 'one'] },
    'f3',
    undefined,
  ],
  ['another id than several feeds have', { feed: ['two', 'one'] }, 'f3', false],
  ['any id, without a filter by feeds', { read: false }, 'f3', true],
  ['any id, with parameters of the backend', { raw: { archived: true } }, 'f3', undefined],
  ['another id, with parameters of the backend', { ...one, raw: { archived: true } }, 'f3', false],
])('a message of %s: whether the tab holds it', (_, query, feedId, is) => {
  const client = loaded([one, ofOne], [two, ofTwo], [{}, ofOne, ofTwo]);
  expect(tabMembership(client, query)(message('new', { feedId }))).toBe(is);
});

test('a row of the tab belongs to it, whatever it says', () => {
  const row = message('a', { data: { kind: 'other' } });
  const query = { ...one, data: { kind: 'invoice' } };
  expect(tabMembership(loaded([query, row]), query)(row)).toBe(true);
});

test('a feed whose rows are of several feeds teaches nothing', () => {
  const client = loaded([one, ofOne, ofTwo]);
  expect(tabMembership(client, one)(message('new', { feedId: 'f1' }))).toBeUndefined();
  expect(tabMembership(client, two)(message('new', { feedId: 'f1' }))).toBeUndefined();
});

test('what a feed was is remembered when its rows are gone', () => {
  const client = loaded([one, ofOne]);
  const isOfOne = () => tabMembership(client, one)(message('new', { feedId: 'f1' }));
  expect(isOfOne()).toBe(true);
  client.queryClient.removeQueries({ queryKey: messagesFeedOptions(client, one).queryKey });
  expect(isOfOne()).toBe(true);
});

test.each<[data: InboxMessage['data'], is: boolean | undefined]>([
  [{ kind: 'invoice', from: { name: 'Ana', age: 3 }, tags: ['a', 'b'] }, true],
  [{ kind: 'note', from: { name: 'Ana' }, tags: ['a', 'b'] }, false],
  [{ kind: 'invoice', from: { name: 'Ben' }, tags: ['a', 'b'] }, false],
  [{ kind: 'invoice', from: { name: 'Ana' }, tags: ['a'] }, false],
  [{ kind: 'invoice', from: 'Ana', tags: ['a', 'b'] }, false],
  [{}, false],
  [undefined, undefined],
])('a message with the data %j: whether a tab with a filter by data holds it', (data, is) => {
  const query = { data: { kind: 'invoice', from: { name: 'Ana' }, tags: ['a', 'b'] } };
  expect(tabMembership(loaded(), query)(message('new', { data }))).toBe(is);
});

test('the data of a message that the feed does not hold are not needed to know that', () => {
  const client = loaded([one, ofOne]);
  const query = { ...one, data: { kind: 'invoice' } };
  expect(tabMembership(client, query)(message('new', { feedId: 'f2' }))).toBe(false);
  expect(tabMembership(client, query)(message('new', { feedId: 'f1' }))).toBeUndefined();
});
