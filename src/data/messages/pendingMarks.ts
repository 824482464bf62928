import type { InboxMessage } from './message.ts';
import type { MessageFlags } from './messageMarks.ts';

/** A change the reader made that the server has not confirmed yet: a patch on top of what the server said. */
export interface PendingMark {
  readonly messageIds: ReadonlySet<string>;
  readonly flags: MessageFlags;
  /** How far this patch moves the two counts. */
  readonly unreadDelta: number;
  readonly unseenDelta: number;
}

/** The unconfirmed changes of one subscriber, in the order in which they were made. */
export interface PendingMarks {
  /** The list as it stands; a new array after each change. */
  current(): readonly PendingMark[];
  subscribe(onChange: () => void): () => void;
  /** Adds a patch, and returns the way to take this one back without touching the others. */
  add(mark: PendingMark): () => void;
}

/** Makes an empty list of unconfirmed changes. */
export function createPendingMarks(): PendingMarks {
  let marks: readonly PendingMark[] = [];
  const listeners = new Set<() => void>();
  const replace = (next: readonly PendingMark[]) => {
    marks = next;
    for (const listener of [...listeners]) {
      listener();
    }
  };
  return {
    current: () => marks,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    add(mark) {
      replace([...marks, mark]);
      return () => replace(marks.filter((one) => one !== mark));
    },
  };
}

/** A message as the reader should see it: the server's word with the unconfirmed changes on top. */
export function withPendingMarks(message: InboxMessage, marks: readonly PendingMark[]): InboxMessage {
  const last = marks.findLast((mark) => mark.messageIds.has(message._id));
  return last === undefined || isMarked(message, last.flags) ? message : { ...message, ...last.flags };
}

/** Whether a message already carries these flags. */
export function isMarked(message: InboxMessage, flags: MessageFlags): boolean {
  return message.read === flags.read && message.seen === flags.seen;
}

/** How far marking these messages moves the two counts, given how the reader sees them now. */
export function countDeltas(
  messages: readonly InboxMessage[],
  flags: MessageFlags,
): Pick<PendingMark, 'unreadDelta' | 'unseenDelta'> {
  const moved = (before: boolean, after: boolean) => Number(!after) - Number(!before);
  return {
    unreadDelta: messages.reduce((sum, message) => sum + moved(message.read, flags.read), 0),
    unseenDelta: messages.reduce((sum, message) => sum + moved(message.seen, flags.seen), 0),
  };
}
