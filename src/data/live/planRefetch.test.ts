import { describe, expect, test } from 'vitest';
import { parseMessage } from '../model/parseMessage.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { type KnownState, planRefetch } from './planRefetch.ts';

const messageOf = (row: object) => parseMessage({ id: 'a', ...row }) ?? [];
const messages = [messageOf({})].flat();
const readMessages = [messageOf({ read: true, seen: true })].flat();
const seenMessages = [messageOf({ seen: true })].flat();
const quiet: LiveBatch = { messages: [], changes: 1, mayHaveMissed: false };
const counts = { unread: 3, unseen: 2 };
const known: KnownState = {
  ...{ counts, shown: counts, ownChanges: 0 },
  ...{ isBehind: false, isSending: false, isRecent: false },
};
const unknown = { changes: 1, unread: undefined, unseen: undefined };
const nothing = { changes: 0, unread: 0, unseen: 0 };
const everything = ['unread', 'unseen', 'preferences', 'tab', 'feeds'] as const;

type Case = [
  name: string,
  batch: Partial<LiveBatch>,
  known: Partial<KnownState>,
  plan: ReturnType<typeof planRefetch>,
];

describe('a batch of live events', () => {
  test.each<Case>([
    [
      'with a message and its counts fetches the first pages, which nothing below can contradict, and no count of a tab',
      { messages, unreadCount: 4, unseenCount: 3 },
      {},
      {
        counts: { unread: 4, unseen: 3 },
        refetch: [],
        arrived: messages,
        owed: nothing,
      },
    ],
    [
      'with a message and another change elsewhere is no mere arrival',
      { messages, unreadCount: 3, unseenCount: 3, changes: 2 },
      {},
      {
        counts: { unread: 3, unseen: 3 },
        refetch: ['unseen', 'tab'],
        owed: { changes: 2, unread: 0, unseen: 1 },
      },
    ],
    [
      'with a message and one change too many is no mere arrival, even if the counts fit',
      { messages, unreadCount: 4, unseenCount: 3, changes: 2 },
      {},
      {
        counts: { unread: 4, unseen: 3 },
        refetch: ['unseen', 'tab'],
        owed: { changes: 2, unread: 1, unseen: 1 },
      },
    ],
    ['with a message alone is an arrival', { messages }, {}, { counts: {}, refetch: ['tab'], owed: nothing }],
    [
      'with the unread count alone fetches the unseen count too, because the platform may send only one',
      { unreadCount: 4 },
      {},
      { counts: { unread: 4 }, refetch: ['unseen', 'tab'], owed: { ...unknown, unread: 1 } },
    ],
    [
      'with the unseen count alone fetches no count',
      { unseenCount: 0 },
      {},
      { counts: { unseen: 0 }, refetch: ['tab'], owed: { ...unknown, unseen: -2 } },
    ],
    [
      'with the counts that are shown, caused by somebody else, fetches the first pages: a read message may have been removed',
      { unreadCount: 3, unseenCount: 2 },
      {},
      {
        counts: { unread: 3, unseen: 2 },
        refetch: ['unseen', 'tab'],
        owed: { ...unknown, unread: 0, unseen: 0 },
      },
    ],
    [
      'that repeats the reader’s own change fetches nothing',
      { unreadCount: 3, unseenCount: 2 },
      { ownChanges: 1 },
      { counts: { unread: 3, unseen: 2 }, refetch: [] },
    ],
    [
      'that repeats a change which is not confirmed yet fetches nothing and writes nothing',
      { unreadCount: 2 },
      { shown: { unread: 2, unseen: 2 }, ownChanges: 1 },
      { counts: { unread: 2 }, refetch: [] },
    ],
    [
      'that follows the reader’s own change with another count than the shown one fetches the first pages',
      { unreadCount: 2, unseenCount: 2 },
      { ownChanges: 1 },
      {
        counts: { unread: 2, unseen: 2 },
        refetch: ['unseen', 'tab'],
        owed: { changes: 0, unread: -1, unseen: 0 },
      },
    ],
    [
      'that repeats the reader’s own change and brings a count that nobody has asked for fetches nothing',
      { unreadCount: 3, unseenCount: 2 },
      { counts: { unread: 3 }, shown: { unread: 3 }, ownChanges: 1 },
      { counts: { unread: 3, unseen: 2 }, refetch: [] },
    ],
    [
      'with more changes than the reader’s own fetches the first pages',
      { unreadCount: 3, changes: 2 },
      { ownChanges: 1 },
      { counts: { unread: 3 }, refetch: ['unseen', 'tab'], owed: { ...unknown, unread: 0 } },
    ],
    [
      'with a message and the reader’s own change is an arrival',
      { messages, unreadCount: 4, unseenCount: 3, changes: 2 },
      { ownChanges: 1 },
      {
        counts: { unread: 4, unseen: 3 },
        refetch: [],
        arrived: messages,
        owed: nothing,
      },
    ],
    [
      'that brings a count of 100 back below its limit after the reader’s own change writes it and fetches nothing',
      { unreadCount: 99 },
      { counts: { unread: 100 }, shown: { unread: 100 }, ownChanges: 1 },
      { counts: { unread: 99 }, refetch: [] },
    ],
    [
      'with a message at the limit of the counts is an arrival',
      { messages, unreadCount: 250, unseenCount: 100 },
      { counts: { unread: 100, unseen: 100 }, shown: { unread: 100, unseen: 100 } },
      { counts: { unread: 100, unseen: 100 }, refetch: ['tab'], owed: nothing },
    ],
    [
      'with counts that were not known is written, and measures nothing',
      { unreadCount: 4, unseenCount: 3 },
      { counts: {}, shown: {} },
      { counts: { unread: 4, unseen: 3 }, refetch: ['unseen', 'tab'], owed: unknown },
    ],
    [
      'with a message that is read already, and the counts that are shown, is an arrival',
      { messages: readMessages, unreadCount: 3, unseenCount: 2 },
      {},
      {
        counts: { unread: 3, unseen: 2 },
        refetch: [],
        arrived: readMessages,
        owed: nothing,
      },
    ],
    [
      'with a message that is seen already, and only one more unread, is an arrival',
      { messages: seenMessages, unreadCount: 4, unseenCount: 2 },
      {},
      {
        counts: { unread: 4, unseen: 2 },
        refetch: [],
        arrived: seenMessages,
        owed: nothing,
      },
    ],
    [
      'with a message and an unread count that it does not explain is no mere arrival',
      { messages, unreadCount: 6, unseenCount: 3 },
      {},
      {
        counts: { unread: 6, unseen: 3 },
        refetch: ['unseen', 'tab'],
        owed: { changes: 1, unread: 3, unseen: 1 },
      },
    ],
    [
      'with a message and an unseen count that it does not explain is no mere arrival',
      { messages, unreadCount: 4, unseenCount: 5 },
      {},
      {
        counts: { unread: 4, unseen: 5 },
        refetch: ['unseen', 'tab'],
        owed: { changes: 1, unread: 1, unseen: 3 },
      },
    ],
    [
      'with a message and the unread count alone fetches the unseen count',
      { messages, unreadCount: 4 },
      {},
      {
        counts: { unread: 4 },
        refetch: ['unseen'],
        arrived: messages,
        owed: nothing,
      },
    ],
    [
      'with a message that the reader’s own change seems to explain is an arrival nevertheless',
      { messages },
      { ownChanges: 1 },
      { counts: {}, refetch: ['tab'], owed: nothing },
    ],
    [
      'that follows the reader’s own change with another unseen count fetches the first pages',
      { unseenCount: 1 },
      { ownChanges: 1 },
      {
        counts: { unseen: 1 },
        refetch: ['tab'],
        owed: { ...unknown, changes: 0, unseen: -1 },
      },
    ],
    [
      'that brings a count to its limit measures nothing',
      { unreadCount: 100 },
      { counts: { unread: 99 }, shown: { unread: 99 } },
      { counts: { unread: 100 }, refetch: ['unseen', 'tab'], owed: unknown },
    ],
    [
      'that brings a count below its limit, caused by somebody else, measures nothing',
      { unreadCount: 99 },
      { counts: { unread: 100 }, shown: { unread: 100 } },
      { counts: { unread: 99 }, refetch: ['unseen', 'tab'], owed: unknown },
    ],
    [
      'that may be older than the reader’s later change is not written, and has the counts fetched',
      { unreadCount: 4, unseenCount: 2 },
      { ownChanges: 1, isBehind: true },
      {
        counts: {},
        refetch: ['unread', 'unseen', 'tab'],
        owed: nothing,
      },
    ],
    [
      'that may be older than the reader’s later change, with the counts that are shown, fetches nothing',
      { unreadCount: 3, unseenCount: 2 },
      { ownChanges: 1, isBehind: true },
      { counts: {}, refetch: [] },
    ],
    [
      'with a message, and older than the reader’s later change, is an arrival that measures nothing',
      { messages, unreadCount: 6, unseenCount: 2, changes: 2 },
      { ownChanges: 1, isBehind: true },
      {
        counts: {},
        refetch: ['unread', 'unseen', 'tab'],
        owed: nothing,
      },
    ],
    [
      'after events may have been missed fetches everything with all loaded pages',
      { messages, unreadCount: 1, mayHaveMissed: true },
      { ownChanges: 1 },
      { counts: { unread: 1 }, refetch: everything },
    ],
  ])('%s', (_, batch, overrides, plan) => {
    const planned = planRefetch({ ...quiet, ...batch }, { ...known, ...overrides });
    expect(planned).toEqual(plan);
  });
});
