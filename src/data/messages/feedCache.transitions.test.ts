import { describe, expect, test } from 'vitest';
import { buildFeed, toRecord } from '../../mocks/index.ts';
import type { FeedPages } from '../cache/feedPages.ts';
import { type InboxMessage, parseMessage, parsePartialMessage } from '../model/message.ts';
import { type MessageFlags, markedFlags } from '../model/messageMarks.ts';
import { withFlags } from '../outbox/foldMessages.ts';
import { defaultMark, replaceMessages, takesBulkMark, withoutMessages } from './feedCache.ts';

const states: readonly MessageFlags[] = [
  { seen: false, read: false },
  { seen: true, read: false },
  { seen: true, read: true },
  // The platform's older call can make this one.
  { seen: false, read: true },
];

const samples = buildFeed(5).flatMap((wire) => parseMessage(wire) ?? []);

/** A feed of two pages that overlap by one message. */
function feed(): FeedPages {
  return {
    pages: [
      { messages: samples.slice(0, 3), hasMore: true },
      { messages: samples.slice(2), hasMore: false },
    ],
    pageParams: [0, 1],
  };
}

const idsOf = (pages: FeedPages) => pages.pages.map(({ messages }) => messages.map(({ _id }) => _id));

/** What a mark makes of each of the four states, as [seen, read]. */
function afterMark(mark: keyof typeof markedFlags, [sample = missing()] = samples): boolean[][] {
  return states.map((state) => {
    const { seen, read } = withFlags({ ...sample, ...state }, markedFlags[mark]);
    return [seen, read];
  });
}

function missing(): InboxMessage {
  throw new Error('There are no samples');
}

describe('the states of a message (docs/protocol.md#message-states)', () => {
  test.each([
    ['Marking as seen sets seen true and read false.', 'seen', [true, false]],
    ['Marking as read sets both true.', 'read', [true, true]],
    ['Marking as unread sets seen true and read false.', 'unread', [true, false]],
    ['Mark-all-read sets every loaded message to read and seen.', 'read', [true, true]],
    ['Mark-all-seen sets every loaded message to seen and not read.', 'seen', [true, false]],
  ] as const)('%s', (_, mark, flags) => {
    expect(afterMark(mark)).toEqual(states.map(() => flags));
  });

  test.each([
    ['Bulk mark-read applies only to loaded unread messages.', 'read', [true, true, false, false]],
    [
      'Bulk mark-seen applies only to loaded messages that are neither seen nor read.',
      'seen',
      [true, false, false, false],
    ],
  ] as const)('%s', (_, mark, applies) => {
    expect(states.map((state) => takesBulkMark(state, mark))).toEqual(applies);
  });

  test('The returned messages replace the matching cached messages, matched by _id, in every cached page.', () => {
    const shared = buildFeed(5)[2];
    const returned = parsePartialMessage({ ...(shared && toRecord(shared)), read: true, subject: 'Edited' });
    const before = feed();
    const after = replaceMessages(before, returned ? [returned] : []);
    expect(after.pages[0]?.messages[2]).toMatchObject({ read: true, subject: 'Edited' });
    expect(after.pages[1]?.messages[0]).toMatchObject({ read: true, subject: 'Edited' });
    // The bare record has no people in it; those of the feed stay.
    expect(after.pages[1]?.messages[0]?.actorSubscriber).toEqual(samples[2]?.actorSubscriber);
    expect(after.pages[0]?.messages[0]).toBe(before.pages[0]?.messages[0]);
    expect(replaceMessages(before, [{ _id: 'unknown', read: true }])).toBe(before);
  });

  test('Removing one message, several messages, or all messages takes them out of every page.', () => {
    const [first, , third] = samples.map(({ _id }) => _id);
    const before = feed();
    const without = (...ids: unknown[]) => withoutMessages(before, ({ _id }) => ids.includes(_id));
    expect(idsOf(without(third)).flat()).not.toContain(third);
    expect(idsOf(without(third)).flat()).toHaveLength(4);
    expect(idsOf(without(first, third)).flat()).toHaveLength(3);
    expect(without(first).pages[1]).toBe(before.pages[1]);
    expect(idsOf(withoutMessages(before, () => true))).toEqual([[], []]);
  });
});

test('Marking with neither seen nor read specified defaults to seen true (docs/protocol.md#validation).', () => {
  expect(defaultMark).toBe('seen');
});
