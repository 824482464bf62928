import type { Change } from './change.ts';
import type { InboxMessage } from './message.ts';

/** Something that the server said, and when it was asked. */
export interface Fact<Value> {
  readonly value: Value;
  /** When it was asked, by the page's clock. What was stored or came with the page was asked before: 0. */
  readonly askedAt: number;
  /** Whether it is of an earlier visit. */
  readonly isStored?: boolean | undefined;
}

/** A message as the server sent it. Of two the one that was asked later counts. */
export interface MessageFact {
  readonly message: InboxMessage;
  readonly askedAt: number;
  /**
   * Since the answer to a change: when the server last named the message. A mark of all names none, so one that is loaded may be gone. A
   * feed has such a message whose filter it may not match any more.
   */
  readonly namedAt?: number | undefined;
}

/** Whether a fact contains a change: it was asked after the server had confirmed that. The one rule for what is laid over a fact. */
export function contains(askedAt: number, { confirmedAt }: Pick<Change, 'confirmedAt'>): boolean {
  return confirmedAt !== undefined && confirmedAt <= askedAt;
}

/** Whether a change was on its way at some time after a fact was asked, so that nobody knows whether the fact contains it. */
export function mayContain(askedAt: number, { sentAt, confirmedAt }: Change): boolean {
  return sentAt !== undefined && (confirmedAt === undefined || confirmedAt > askedAt);
}
