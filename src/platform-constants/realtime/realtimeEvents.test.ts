import { describe, expect, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import { documentEvents } from './documentEvents.ts';
import { isRealtimeEvent, type RealtimeEvent, realtimeEvents } from './realtimeEvents.ts';

describe('real-time events', () => {
  testClosedSets([
    {
      name: 'realtimeEvents (docs/protocol.md#live-connection)',
      set: realtimeEvents,
      guard: isRealtimeEvent,
      values: ['notification_received', 'unread_count_changed', 'unseen_count_changed'],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<RealtimeEvent>().toEqualTypeOf<
      'notification_received' | 'unread_count_changed' | 'unseen_count_changed'
    >();
    const value: unknown = 'notification_received';
    if (isRealtimeEvent(value)) expectTypeOf(value).toEqualTypeOf<RealtimeEvent>();
  });

  it('have two document events (docs/protocol.md#live-connection)', () => {
    expect(documentEvents).toEqual({
      unreadCountChanged: 'novu:unread_count_changed',
      unseenCountChanged: 'novu:unseen_count_changed',
    });
  });
});
