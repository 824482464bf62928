import { expect, test, vi } from 'vitest';
import { effects } from '../../../tests/support/changes.ts';
import { inboxOf, shownRows, shownTotal } from '../../../tests/support/inboxOf.ts';
import { createWorld } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { askCount } from '../counts/liveCount.ts';
import { applyLiveBatch } from '../live/applyLiveBatch.ts';
import { nextPageKey } from '../messages/fetchFeed.ts';
import type { MessagesChange } from '../model/change.ts';
import { addPage, type Feed } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { shownMessage } from '../model/overlay.ts';
import { type Counted, shownCount } from '../model/shownCount.ts';
import { applyChange, confirmChange, followCall, markAsSent, setChanges } from './changes.ts';
import { timeOf } from './clock.ts';
import { countKey } from './countFacts.ts';
import { feedKey } from './factKeys.ts';
import { forgetContained } from './forget.ts';
import { pendingChangesOf } from './pendingChanges.ts';
import { askFact, factOf, recordFact } from './recordFact.ts';
import { recordPart } from './recordParts.ts';

function message(id: string): InboxMessage {
  return { id, read: false, seen: false, createdAt: '' };
}

function change(kind: 'read' | 'removed', times: { readonly confirmedAt?: number } = {}): MessagesChange {
  return {
    id: 1,
    type: 'messages',
    kind,
    target: { ids: ['a'] },
    effect: kind === 'read' ? effects.read : kind,
    count: 1,
    state: 'sending',
    ...times,
  };
}

/** An inbox with three unread messages, of which these are loaded. */
function loaded(...ids: readonly string[]) {
  const client = inboxOf(createWorld());
  recordFact(client, countKey(client, 'unread'), { value: 3, askedAt: timeOf(client) });
  recordRows(client, ids);
  return client;
}

function recordRows(client: InboxClient, ids: readonly string[]): void {
  const askedAt = timeOf(client);
  const rows = ids.map((id) => ({ message: message(id), askedAt }));
  const value: Feed = { rows, next: rows.length, head: { size: rows.length, next: rows.length } };
  recordFact(client, feedKey(client.scope, {}), { value, askedAt });
}

/** Makes a change that the server confirms. */
function confirm(client: InboxClient, kind: 'read' | 'removed'): void {
  applyChange(client, change(kind));
  markAsSent(client, 1);
  confirmChange(client, 1);
  forgetContained(client);
}

const forgotten = (client: InboxClient) =>
  Promise.resolve().then(() => pendingChangesOf(client).get().ended.length === 0);

test.each([
  [4, true],
  [5, false],
  [6, false],
])('a mark that was confirmed at 5 is shown over a message that was asked for at %d: %j', (askedAt, read) => {
  const marks = [change('read', { confirmedAt: 5 })];
  expect(shownMessage({ message: message('a'), askedAt }, marks)).toMatchObject({ read });
});

test.each([
  [2, 4],
  [4, 3],
])('a message that arrived at 3 counts once in a tab whose number was asked for at %d', (askedAt, shown) => {
  const tab: Counted = { key: 'tab', of: 'unread', query: { feed: 'one' }, isMember: () => true };
  const arrivals = [{ message: message('new'), confirmedAt: 3 }];
  expect(shownCount({ value: 3, askedAt }, tab, [], arrivals)).toBe(shown);
});

test('an answer that comes after one that was asked for later changes nothing', async () => {
  const client = loaded();
  const queryKey = countKey(client, 'unread');
  await client.queryClient.fetchQuery({
    queryKey,
    queryFn: () =>
      askFact(client, queryKey, async () => {
        recordFact(client, queryKey, { value: 1, askedAt: timeOf(client) });
        return 2;
      }),
  });
  expect(factOf(client, queryKey)?.value).toBe(1);
});

test('a count that is asked for while a mark is on its way is not taken', async () => {
  const client = loaded('a');
  const queryKey = countKey(client, 'unread');
  vi.spyOn(client, 'ask').mockResolvedValue(2);
  const ask = () => askCount(client, queryKey, { read: false }, new AbortController().signal);
  await expect(ask()).resolves.toMatchObject({ value: 2 });
  applyChange(client, change('read'));
  markAsSent(client, 1);
  await expect(ask()).resolves.toMatchObject({ value: 3 });
});

test('a count of a tab that is asked for while a message arrives is not taken', async () => {
  const client = loaded('a');
  const queryKey = countKey(client, 'unread', { seen: false });
  recordFact(client, queryKey, { value: 2, askedAt: timeOf(client) });
  vi.spyOn(client, 'ask').mockImplementation(async () => {
    setChanges(client, { arrivals: [{ message: message('new'), confirmedAt: timeOf(client) }] });
    return 3 as never;
  });
  const { signal } = new AbortController();
  await expect(askCount(client, queryKey, { seen: false }, signal)).resolves.toMatchObject({ value: 2 });
});

test('a confirmed mark is kept until the messages and the counts were asked for after it', async () => {
  const client = loaded('a');
  confirm(client, 'read');
  recordRows(client, ['a']);
  await expect(forgotten(client)).resolves.toBe(false);
  expect(shownTotal(client, 'unread')).toBe(2);
  recordFact(client, countKey(client, 'unread'), { value: 2, askedAt: timeOf(client) });
  await expect(forgotten(client)).resolves.toBe(true);
  expect(shownTotal(client, 'unread')).toBe(2);
});

test('the event of an earlier mark does not take a later one back from the count', () => {
  const client = loaded('a', 'b');
  for (const [id, messageId] of [
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    applyChange(client, { ...change('read'), id, target: { ids: [messageId] } });
    markAsSent(client, id);
    void followCall(client, id, Promise.resolve());
    confirmChange(client, id);
  }
  applyLiveBatch(client, { messages: [], changes: 1, mayHaveMissed: false, unreadCount: 2 });
  expect(shownTotal(client, 'unread')).toBe(1);
});

test('a removed row does not come back from a page that was asked for before the removal', async () => {
  const client = loaded('a', 'b');
  let answer = () => {};
  const queryKey = nextPageKey(client, {});
  const ask = async (askedAt: number) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    const known = factOf<Feed>(client, feedKey(client.scope, {}))?.value as Feed;
    const page = { messages: [message('a'), message('c')], next: null };
    recordPart(client, feedKey(client.scope, {}), addPage(known, page, askedAt).feed);
    return true;
  };
  const older = client.queryClient.fetchQuery({ queryKey, queryFn: () => askFact(client, queryKey, ask) });
  confirm(client, 'removed');
  recordRows(client, ['b']);
  recordFact(client, countKey(client, 'unread'), { value: 2, askedAt: timeOf(client) });
  await Promise.resolve();
  answer();
  await older;
  expect(shownRows(client).map(({ id }) => id)).toEqual(['b', 'c']);
});
