import '../../../tests/support/fakeDom.ts';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test } from 'vitest';
import { passTime } from '../../../tests/support/passTime.ts';
import {
  here,
  leading,
  type Match,
  openPage,
  question,
  readThem,
  visitFixture,
} from '../../../tests/support/visitFixture.ts';
import type { InboxDataProviderProps } from '../../data/engine/providerProps.ts';
import { feedKey } from '../../data/facts/factKeys.ts';
import { recordFact } from '../../data/facts/recordFact.ts';
import type { InboxMessage } from '../../data/model/message.ts';
import { InboxError } from '../../data/transport/InboxError.ts';

visitFixture();

describe('the messages that lead to a place', () => {
  test('are read by one call once it can no longer be undone, and all others stay as they are', async () => {
    const later = '2026-12-24T08:00:00.000Z';
    const page = openPage([
      leading('a'),
      leading('other', '/tasks/12'),
      leading('none', undefined, { link: undefined }),
      leading('b', 'https://app.example/tasks/1/#notes', { seen: true }),
      leading('read', here, { read: true, seen: true }),
      leading('open', here, question),
      leading('answered', here, { ...question, answered: { id: 'primary' } }),
      leading('linked', here, { answers: [{ id: 'primary', label: 'Look', url: '/' }] }),
      leading('archived', here, { archived: true }),
      leading('snoozed', here, { snoozedUntil: later }),
    ]);
    await page.be([here]);
    expect(page.held()).toMatchObject({ kind: 'read', effect: readThem, count: 4 });
    expect(page.unread()).toEqual(['none', 'open', 'other']);
    expect(page.changes).toEqual([]);
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['a', 'b', 'answered', 'linked'] }, readThem]]);
    expect(page.held()).toBeUndefined();
    const { messages } = page.memory;
    const stillUnread = messages('ada').filter(({ read }) => !read);
    expect(stillUnread.map(({ id }) => id)).toEqual(['other', 'none', 'open', 'archived', 'snoozed']);
    await page.be([here]);
    expect(page.changes).toHaveLength(1);
  });

  test('are those about which a function says so, and it is asked about the message as it is shown', async () => {
    const page = openPage([
      leading('a', '/x', { data: { task: 1 } }),
      leading('b', '/x', { data: { task: 2 } }),
    ]);
    await page.be([({ data, read }) => !read && Object(data).task === 1]);
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['a'] }, readThem]]);
  });

  test('may be asked for by a function that is made anew at each render, which begins no new visit', async () => {
    const page = openPage([leading('a'), leading('b')]);
    await page.be([() => true]);
    await page.mark(['a'], false);
    await page.be([() => true]);
    await page.be([() => true]);
    await page.timeIsUp();
    expect(page.unread()).toEqual(['a']);
    expect(page.listings()).toBe(1);
  });

  test('do not include one about which the function throws, and its error is told', async () => {
    const page = openPage([leading('a'), leading('b'), leading('c')]);
    const mistake = new Error('The host made a mistake');
    const match = ({ id }: InboxMessage) => {
      if (id !== 'b') {
        throw mistake;
      }
      return true;
    };
    await expect(page.be([match])).rejects.toBe(mistake);
    await page.settle();
    expect(page.held()).toMatchObject({ count: 1 });
    expect(page.unread()).toEqual(['a', 'c']);
  });

  test('include one that only another feed has loaded, unless it is archived or snoozed', async () => {
    const others = Array.from({ length: 10 }, (_, index) => leading(`other ${index}`, '/elsewhere'));
    const page = openPage([
      ...others,
      leading('old', here, { feedId: 'tasks' }),
      leading('archived', here, { archived: true }),
      leading('snoozed', here, { snoozedUntil: '2026-12-24T08:00:00.000Z' }),
    ]);
    await page.be([here], { feeds: [{ feed: 'tasks' }, { archived: true }, { snoozed: true }] });
    expect(page.unread()).toEqual(expect.arrayContaining(['archived', 'snoozed']));
    expect(page.held()).toMatchObject({ count: 1 });
    expect(page.unread()).not.toContain('old');
  });

  test('are asked for by the call of a feed of the whole inbox, and by no other', async () => {
    const page = openPage([leading('a')]);
    await page.be([here]);
    expect(page.listings()).toBe(1);
    await page.be([here], { feeds: [{}] });
    expect(page.listings()).toBe(1);
  });

  test('are not read while only what an earlier visit has stored of them is there', async () => {
    const page = openPage([leading('a', here, { read: true }), leading('b')]);
    await page.be([]);
    const { scope, queryClient } = page.client();
    const queryKey = feedKey(scope, {});
    const rows = [{ message: leading('a'), askedAt: 0 }];
    const value = { rows, next: null, head: { size: 1, next: null } };
    recordFact(page.client(), queryKey, { value, askedAt: 0, isStored: true });
    await queryClient.invalidateQueries({ queryKey });
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await page.be([here]);
    expect(page.listings()).toBe(0);
    expect(page.unread()).toEqual(['a']);
    expect(page.held()).toBeUndefined();
    onlineManager.setOnline(true);
    await page.settle();
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['b'] }, readThem]]);
  });

  test('are read by one call though some were known before the page was asked for', async () => {
    const page = openPage([leading('a')]);
    await page.be([undefined], { feeds: [{}] });
    await page.be([]);
    page.memory.receive('ada', { id: 'new', link: { url: here } });
    await page.settle();
    const answer = page.holdList();
    page.move([here]);
    await passTime(1_000);
    expect(page.listings()).toBe(2);
    expect(page.held()).toBeUndefined();
    answer();
    await page.settle();
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['new', 'a'] }, readThem]]);
  });

  test('are told as failed where the server refuses, and not read again by themselves', async () => {
    const page = openPage([leading('a')]);
    page.refuse(new InboxError({ kind: 'refused', reason: 'No' }));
    await page.be([here]);
    await page.timeIsUp();
    expect(page.failed()).toMatchObject([{ kind: 'read', count: 1 }]);
    expect(page.unread()).toEqual(['a']);
    await page.timeIsUp();
    expect(page.changes).toHaveLength(1);
  });
});

describe('nothing is read, and nothing asked for', () => {
  test.each<[string, readonly Match[], Partial<InboxDataProviderProps>]>([
    ['without a place', [undefined], {}],
    ['at an empty address', [''], {}],
    ['by no hook', [], {}],
    ['without a reader', [here], { subscriberId: undefined }],
    ['while the provider is switched off', [here], { enabled: false }],
  ])('%s', async (_, places, props) => {
    const page = openPage([leading('a')]);
    await page.be(places, { props });
    await page.timeIsUp();
    expect(page.listings()).toBe(0);
    expect(page.changes).toEqual([]);
    expect(page.held()).toBeUndefined();
  });

  test('after the reader has signed out', async () => {
    const page = openPage([leading('a', '/elsewhere')]);
    await page.be(['/elsewhere/else']);
    page.client().signOut();
    await page.settle();
    page.calls.length = 0;
    await page.be(['/elsewhere']);
    await page.timeIsUp();
    expect(page.calls).toEqual([]);
    expect(page.changes).toEqual([]);
  });
});
