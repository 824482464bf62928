import { parseMessage } from '../model/parseMessage.ts';
import { isRecord, toCount } from '../transport/guards.ts';
import type { LiveChange } from './eventBuffer.ts';

/** What a line has told, unchecked, as it is passed to the other tabs: a message, a count, or that something has changed. */
export interface LiveEvent {
  readonly message?: unknown;
  readonly unread?: unknown;
  readonly unseen?: unknown;
  readonly hint?: boolean | undefined;
}

/**
 * What an event changes, or undefined if it is malformed. Checked before the debounce, so that a malformed event cannot replace a valid
 * count. @source docs/protocol.md#validation
 */
export function parseLiveEvent(event: unknown): LiveChange | undefined {
  const { message: row, unread, unseen, hint } = isRecord(event) ? event : {};
  if (row !== undefined) {
    const message = parseMessage(row);
    return message && { messages: [message] };
  }
  const [unreadCount, unseenCount] = [toCount(unread), toCount(unseen)];
  if (unreadCount === undefined && unseenCount === undefined) {
    return hint === true ? { mayHaveMissed: true } : undefined;
  }
  return { unreadCount, unseenCount };
}
