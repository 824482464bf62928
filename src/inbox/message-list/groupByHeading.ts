import type { InboxMessage } from '../../data/index.ts';

/** What a time is listed under, such as "Yesterday". The same for all times of a day. */
export type HeadingOf = (timeMs: number) => string;

/**
 * Where each heading stands: its words, by the index of the first message below it. A message without a usable date belongs to
 * the heading before it, like one that stands elsewhere than its time says, and one with a date in the future to today, since clocks differ.
 */
export function groupByHeading(
  messages: readonly InboxMessage[],
  nowMs: number,
  headingOf: HeadingOf,
  isElsewhere: (messageId: string) => boolean = () => false,
): ReadonlyMap<number, string> {
  const headings = new Map<number, string>();
  const today = startOfDay(nowMs);
  let day: number | undefined;
  let heading: string | undefined;
  for (const [index, message] of messages.entries()) {
    const timeMs = Date.parse(message.createdAt);
    const itsDay = Math.min(startOfDay(timeMs), today);
    // Asked once a day: formatting dates takes its time, and a feed may have thousands of messages.
    if (!Number.isNaN(timeMs) && itsDay !== day && !isElsewhere(message.id)) {
      day = itsDay;
      const next = headingOf(itsDay);
      if (next !== heading) {
        heading = next;
        headings.set(index, next);
      }
    }
  }
  return headings;
}

function startOfDay(timeMs: number): number {
  return new Date(timeMs).setHours(0, 0, 0, 0);
}
