import { describe, expect, expectTypeOf, it } from 'vitest';
import { documentEvents } from './documentEvents.ts';
import { isRealtimeEvent, type RealtimeEvent, realtimeEvents } from './realtimeEvents.ts';

describe('real-time events', () => {
  it.each([
    {
      name: 'realtimeEvents (spec §3)',
      set: realtimeEvents,
      guard: isRealtimeEvent,
      values: ['notification_received', 'unread_count_changed', 'unseen_count_changed'],
    },
  ])('$name', ({ set, guard, values }) => {
    expect(set).toEqual(values);
    expect(new Set(set).size).toBe(values.length);
    for (const value of values) expect(guard(value)).toBe(true);
    for (const other of [
      '',
      'nonsense',
      '__proto__',
      'constructor',
      'length',
      0,
      1,
      null,
      undefined,
      [],
      {},
    ]) {
      expect(guard(other)).toBe(false);
    }
  });

  it('are literal unions that the guards narrow to', () => {
    expectTypeOf<RealtimeEvent>().toEqualTypeOf<
      'notification_received' | 'unread_count_changed' | 'unseen_count_changed'
    >();
    const value: unknown = 'notification_received';
    if (isRealtimeEvent(value)) expectTypeOf(value).toEqualTypeOf<RealtimeEvent>();
  });

  it('have two document events (wire.md §7)', () => {
    expect(documentEvents).toEqual({
      unreadCountChanged: 'novu:unread_count_changed',
      unseenCountChanged: 'novu:unseen_count_changed',
    });
  });
});
