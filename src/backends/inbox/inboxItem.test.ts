import { expect, test } from 'vitest';
import { messageFromEvent, messageFromItem, unreadFromEvent } from './inboxItem.ts';

test('a message of a live event has the form of the widget protocol, and what that does not know', () => {
  const event = {
    _id: 'a',
    content: 'Text',
    read: false,
    archived: false,
    deliveredAt: ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'],
    severity: 'low',
    payload: { old: true },
    data: { order: 7 },
  };
  expect(messageFromEvent(event)).toMatchObject({
    id: 'a',
    body: 'Text',
    archived: false,
    snoozedUntil: null,
    cameBack: true,
    severity: 'low',
    data: { order: 7 },
  });
});

test('an item of a server without seen is seen once it is read', () => {
  expect(messageFromItem({ id: 'a', isRead: true })).toMatchObject({ read: true, seen: true });
});

test.each([
  [{ unreadCount: 9, counts: { total: 9, severity: { high: 1, medium: 0, low: 2, none: 4 } } }, 7],
  [{ unreadCount: 100, counts: { total: 101, severity: { high: 0, medium: 0, low: 0, none: 99 } } }, 100],
  [{ unreadCount: 9 }, 9],
  [{ unreadCount: 9, counts: { severity: { high: 'many' } } }, 9],
  [{}, undefined],
])(
  'the unread count of %j is %s: without those that are put off, as long as that is told',
  (payload, count) => {
    expect(unreadFromEvent(payload)).toBe(count);
  },
);
