import type { CountKind } from '../model/counts.ts';
import type { InboxMessage } from '../model/message.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { isRecord, toCount } from '../transport/guards.ts';

/** How long no event may arrive before the gathered ones are applied, in milliseconds. @source docs/protocol.md#limits-and-defaults */
export const quietMs = 100;

/** How long a steady stream of events may delay this, in milliseconds. */
export const maxWaitMs = 1_000;

/** The result of a burst of events: the last counts, all messages, and whether events may have been missed. */
export interface LiveBatch {
  readonly unreadCount?: number | undefined;
  readonly unseenCount?: number | undefined;
  readonly messages: readonly InboxMessage[];
  /** How many changes the events are about: one message or change causes at most one event of each kind. */
  readonly changes: number;
  /** Set after a reconnect or an absence: events may have been missed. */
  readonly mayHaveMissed: boolean;
  /** Set from time to time where there is no line: there may be new messages. */
  readonly isPoll?: boolean | undefined;
}

export type LiveChange = Partial<Omit<LiveBatch, 'changes'>>;

/** How many events of each count a batch has. */
export type CountEvents = { readonly [Kind in CountKind]: number };

/** Gathers valid events, and passes each batch to `onBatch`: debounced at the trailing edge, with a maximum wait. */
export function createEventBuffer(onBatch: (batch: LiveBatch, events: CountEvents) => void) {
  let gathered: LiveBatch | undefined;
  let messages: InboxMessage[] = [];
  let events = { unread: 0, unseen: 0 };
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let maxTimer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(quietTimer);
    clearTimeout(maxTimer);
    maxTimer = undefined;
    gathered = undefined;
    messages = [];
    events = { unread: 0, unseen: 0 };
  }

  function flush(): void {
    const [batch, counted] = [gathered, events];
    cancel();
    if (batch !== undefined) {
      onBatch(batch, counted);
    }
  }

  return {
    cancel,
    add(change: LiveChange): void {
      // Into one list: copying it at each event would take seconds in a flood.
      messages.push(...(change.messages ?? []));
      events.unread += change.unreadCount === undefined ? 0 : 1;
      events.unseen += change.unseenCount === undefined ? 0 : 1;
      gathered = {
        unreadCount: change.unreadCount ?? gathered?.unreadCount,
        unseenCount: change.unseenCount ?? gathered?.unseenCount,
        messages,
        changes: Math.max(messages.length, events.unread, events.unseen),
        mayHaveMissed: change.mayHaveMissed === true || gathered?.mayHaveMissed === true,
        isPoll: change.isPoll ?? gathered?.isPoll,
      };
      clearTimeout(quietTimer);
      quietTimer = setTimeout(flush, quietMs);
      maxTimer ??= setTimeout(flush, maxWaitMs);
    },
  };
}

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
