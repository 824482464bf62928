import { describe, expect, test } from 'vitest';
import { parseMessage } from '../model/message.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { planRefetch } from './planRefetch.ts';

const message = parseMessage({ _id: 'a' });
const messages = message === undefined ? [] : [message];
const always = ['tab', 'withParams', 'feeds'];
const quiet: LiveBatch = { messages: [], mayHaveMissed: false };

describe('a batch of live events refetches', () => {
  test.each<[name: string, batch: LiveBatch, counts: object, refetch: readonly string[]]>([
    ['the feeds and the counts of tabs, when a message came', { ...quiet, messages }, {}, always],
    [
      'the unseen count, too, when the unread count came',
      { ...quiet, unreadCount: 3 },
      { unread: 3 },
      ['unseen', ...always],
    ],
    ['no count, when the unseen count came', { ...quiet, unseenCount: 0 }, { unseen: 0 }, always],
    [
      'the unseen count although it came, when the unread count came with it',
      { ...quiet, unreadCount: 0, unseenCount: 2 },
      { unread: 0, unseen: 2 },
      ['unseen', ...always],
    ],
    [
      'everything, when events may have been missed',
      { ...quiet, mayHaveMissed: true },
      {},
      ['unread', 'unseen', 'preferences', ...always],
    ],
    [
      'everything, and each once, when the unread count came and events may have been missed',
      { messages, unreadCount: 1, mayHaveMissed: true },
      { unread: 1 },
      ['unseen', 'unread', 'preferences', ...always],
    ],
  ])('%s', (_, batch, counts, refetch) => {
    const plan = planRefetch(batch);
    expect(JSON.parse(JSON.stringify(plan.counts))).toEqual(counts);
    expect(plan.refetch).toEqual(refetch);
  });
});
