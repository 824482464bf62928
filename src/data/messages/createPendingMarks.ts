import type { PendingMarks, PendingState } from './pendingMarks.ts';

/** Makes an empty list of unconfirmed changes. */
export function createPendingMarks(): PendingMarks {
  let state: PendingState = { marks: [], unreadDelta: 0, unseenDelta: 0 };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    set(next) {
      state = next;
      for (const listener of [...listeners]) {
        listener();
      }
    },
  };
}
