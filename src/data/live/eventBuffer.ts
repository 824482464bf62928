import type { InboxMessage } from '../model/message.ts';

/** How long the line must be quiet before events are applied, in milliseconds. @source docs/protocol.md#limits-and-defaults */
export const quietMs = 100;

/** How long a steady stream of events may hold them back, in milliseconds. */
export const maxWaitMs = 1_000;

/** What a burst of events comes to: the last counts, every message, and whether something may have been missed. */
export interface LiveBatch {
  readonly unreadCount?: number | undefined;
  readonly unseenCount?: number | undefined;
  readonly messages: readonly InboxMessage[];
  /** Set after a reconnect or an absence: events may have been missed. */
  readonly mayHaveMissed: boolean;
}

/** Gathers valid events until the line is quiet. */
export interface EventBuffer {
  add(change: Partial<LiveBatch>): void;
  /** Drops what is gathered. */
  cancel(): void;
}

/** Makes a buffer that hands each gathered batch to `onBatch`: debounced at the trailing edge, with a maximum wait. */
export function createEventBuffer(onBatch: (batch: LiveBatch) => void): EventBuffer {
  let gathered: LiveBatch | undefined;
  let messages: InboxMessage[] = [];
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let maxTimer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(quietTimer);
    clearTimeout(maxTimer);
    maxTimer = undefined;
    gathered = undefined;
    messages = [];
  }

  function flush(): void {
    const batch = gathered;
    cancel();
    if (batch !== undefined) {
      onBatch(batch);
    }
  }

  return {
    cancel,
    add(change) {
      // Into one list: a flood that copied it at each event would be a task of seconds.
      messages.push(...(change.messages ?? []));
      gathered = {
        unreadCount: change.unreadCount ?? gathered?.unreadCount,
        unseenCount: change.unseenCount ?? gathered?.unseenCount,
        messages,
        mayHaveMissed: change.mayHaveMissed === true || gathered?.mayHaveMissed === true,
      };
      clearTimeout(quietTimer);
      quietTimer = setTimeout(flush, quietMs);
      maxTimer ??= setTimeout(flush, maxWaitMs);
    },
  };
}
