import type { InboxMessage } from '../../data/index.ts';

/**
 * Where each day begins: the time of its first message, by the message's index. A message without a usable date belongs to the
 * day before it, and one with a date in the future to today, since clocks differ.
 */
export function groupByDay(messages: readonly InboxMessage[], nowMs: number): ReadonlyMap<number, number> {
  const beginnings = new Map<number, number>();
  const today = startOfDay(nowMs);
  let day: number | undefined;
  for (const [index, message] of messages.entries()) {
    const timeMs = Date.parse(message.createdAt);
    const itsDay = Math.min(startOfDay(timeMs), today);
    if (!Number.isNaN(timeMs) && itsDay !== day) {
      beginnings.set(index, timeMs);
      day = itsDay;
    }
  }
  return beginnings;
}

function startOfDay(timeMs: number): number {
  return new Date(timeMs).setHours(0, 0, 0, 0);
}
