import type { Change, ChangeState, NewChange } from '../model/change.ts';
import type { PartialMessage } from '../model/message.ts';
import type { Switches } from '../model/preference.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** A change that is not held. */
export interface Entry {
  change: Change;
  time: SendTime;
  readonly done: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
  readonly isRetry: boolean;
  isSent: boolean;
  /** Whether it has waited for the network: then it is sent after the others that have. */
  hasWaited: boolean;
  /** How often it got no answer while the server was reachable. */
  misses: number;
  /** How often it was looked at without an answer. */
  age: number;
}

let nextId = 1;

export function changeOf(change: NewChange, state: ChangeState): Change {
  const id = nextId;
  nextId += 1;
  return { ...change, id, state };
}

export function createEntry(change: Change, time: SendTime, given: Partial<Entry>): Entry {
  let end: Pick<Entry, 'resolve' | 'reject'> = { resolve() {}, reject() {} };
  const done = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  const untried = { isRetry: false, isSent: false, hasWaited: false, misses: 0, age: 0 };
  return { change, time, done, ...untried, ...given, ...end };
}

/** Whether a change got no answer and can be sent again: doing it twice is like doing it once. */
export function isLost({ type }: Change, { kind, status }: InboxError): boolean {
  return kind === 'unavailable' && status === 0 && type !== 'answer';
}

/** Whether a call was given up before it was made. */
export function isUnsent({ kind, status }: InboxError): boolean {
  return kind === 'aborted' && status === 0;
}

/** When a change is sent: at once, later (it was held or has waited), or on unload, when the page or the client ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

export interface Answer {
  /** The messages as they are then, of those that the change concerns. */
  readonly messages?: readonly PartialMessage[] | undefined;
  /** The switches as they are then, of those that the change concerns; undefined where it did not say. */
  readonly switches?: Switches | undefined;
  /** Whether it may have done less than what was asked, such as where a message is gone. */
  readonly isUnsure?: boolean | undefined;
}
