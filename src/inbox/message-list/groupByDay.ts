import type { InboxMessage } from '../../data/index.ts';
import type { Times } from '../../locales/index.ts';

/** Messages under one heading; null where there is nothing to head them with. */
export interface MessageGroup {
  readonly heading: string | null;
  readonly messages: readonly InboxMessage[];
}

/** Messages by the day they came, in the order they stand. A message without a usable date joins the one before it. */
export function groupByDay(
  messages: readonly InboxMessage[],
  times: Pick<Times, 'dayHeading'>,
  nowMs: number,
): readonly MessageGroup[] {
  const groups: { heading: string | null; messages: InboxMessage[] }[] = [];
  for (const message of messages) {
    const timeMs = Date.parse(message.createdAt);
    const last = groups.at(-1);
    const heading = Number.isNaN(timeMs) ? (last?.heading ?? null) : times.dayHeading(timeMs, nowMs);
    if (last !== undefined && last.heading === heading) {
      last.messages.push(message);
    } else {
      groups.push({ heading, messages: [message] });
    }
  }
  return groups;
}
