import type { InboxMessage } from '../../data/index.ts';
import type { IsElsewhere } from '../features/Lists.ts';

/** What a time is listed under, such as "Yesterday". The same for all times of a day. */
type HeadingOf = (timeMs: number) => string;

/**
 * Where each heading stands: its words, by the index of the first message below it. A message without a usable date belongs to
 * the heading before it, like one that stands elsewhere than its time says, and one with a date in the future to today, since clocks differ.
 */
export function groupByHeading(
  messages: readonly InboxMessage[],
  nowMs: number,
  headingOf: HeadingOf,
  isElsewhere: IsElsewhere,
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

/** One entry of a feed: a message by its place among the messages, the heading of its day, or the line below the new messages. */
export type FeedEntry =
  | { readonly kind: 'message'; readonly key: string; readonly index: number }
  | { readonly kind: 'day'; readonly key: string; readonly words: string }
  | { readonly kind: 'divider'; readonly key: string };

/** How a feed is divided. */
interface FeedDivisions {
  /** Whether days have headings. */
  readonly byDay: boolean;
  /** How many messages, from the top, are new since the last visit. */
  readonly newCount: number;
  readonly nowMs: number;
  readonly headingOf: HeadingOf;
}

/** The entries of a feed. The key of a row is its message's, so that it keeps its state when other rows are added or removed. */
export function feedEntries(
  messages: readonly InboxMessage[],
  { byDay, newCount, nowMs, headingOf }: FeedDivisions,
  isElsewhere: IsElsewhere,
): readonly FeedEntry[] {
  const headings = byDay
    ? groupByHeading(messages, nowMs, headingOf, isElsewhere)
    : new Map<number, string>();
  const entries: FeedEntry[] = [];
  let day = 0;
  for (const [index, message] of messages.entries()) {
    if (index === newCount && index > 0) {
      entries.push({ kind: 'divider', key: 'divider' });
    }
    const words = headings.get(index);
    if (words !== undefined) {
      entries.push({ kind: 'day', key: `day ${day}`, words });
      day += 1;
    }
    entries.push({ kind: 'message', key: messageKey(message.id), index });
  }
  return entries;
}

/** The key of a message's row. The prefix keeps it apart from the keys of headings. */
export function messageKey(messageId: string): string {
  return `message ${messageId}`;
}

/** How many messages, from the top, came after the last visit. None at the first visit, none where all did, and none where only rows on top did. */
export function countNewer(
  messages: readonly InboxMessage[],
  lastVisitMs = Number.POSITIVE_INFINITY,
  isElsewhere: IsElsewhere,
): number {
  const older = messages.findIndex(
    ({ id, createdAt }) => !isElsewhere(id) && Date.parse(createdAt) <= lastVisitMs,
  );
  return messages.findIndex(({ id }) => !isElsewhere(id)) < older ? older : 0;
}

/** How many messages, from the top, are not among those that the reader has had in sight. */
export function countUnknown(messageIds: readonly string[], knownIds: readonly string[]): number {
  if (messageIds[0] === knownIds[0]) {
    return 0;
  }
  const known = new Set(knownIds);
  const first = messageIds.findIndex((id) => known.has(id));
  return first === -1 ? messageIds.length : first;
}
