import type { AskReason } from '../../data/forDevtools.ts';
import type { Reason } from './DevtoolsState.ts';
import { labelOf } from './labelOf.ts';

/** A reason of the client as plain data. `step`: what happened to the line last. */
export function reasonOf(why: AskReason, step: string | undefined): Reason {
  if (typeof why === 'string') {
    return { type: why };
  }
  if ('kind' in why) {
    return { type: 'change', label: labelOf(why), isConfirmed: why.confirmedAt !== undefined };
  }
  if (why.mayHaveMissed) {
    return { type: 'missed', step };
  }
  const { messages, changes, unreadCount: unread, unseenCount: unseen } = why;
  return why.isPoll ? { type: 'poll' } : { type: 'line', messages: messages.length, changes, unread, unseen };
}

export function sameReason(one: Reason, other: Reason): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
