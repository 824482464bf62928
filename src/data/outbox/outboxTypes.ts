import type { Change, NewChange } from '../model/change.ts';
import type { PartialMessage } from '../model/message.ts';
import type { Switches } from '../model/preference.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { FailedActionStore } from './failedActions.ts';

/** When a change is sent: at once, later (it was held or has waited), or on unload, when the page or the client ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

/** What the server said when it confirmed a change. */
export interface Answer {
  /** The messages as they are then, of those that the change concerns. */
  readonly messages?: readonly PartialMessage[] | undefined;
  /** The switches as they are then, of those that the change concerns; undefined where it did not say. */
  readonly switches?: Switches | undefined;
  /** Whether it may have done less than what was asked, such as where a message is gone. */
  readonly isUnsure?: boolean | undefined;
}

/** The reader's changes on their way to the server. */
export interface Outbox {
  readonly failures: FailedActionStore;
  /**
   * Shows a change at once and sends it, or with an undo time (in milliseconds) sends it when that ends. One that is like an unconfirmed
   * one joins it; one that concerns the same waits until that has ended, and replaces what else waits. Without a network it waits.
   * Resolves when the server has confirmed it, a newer one has replaced it, or it is held; fails with what the call threw, after it
   * was taken back. That need not be caught, since the reader is told of it otherwise.
   */
  run(change: NewChange, undoMs?: number): Promise<void>;
  /** Sends a change that another page has left behind. */
  resume(change: Change): void;
  /** Lists a change that was never sent again as failed, so that the reader can try it again. */
  fail(change: NewChange, error: InboxError): void;
  /** Undoes a held change, which is then never sent. */
  undo(id: number): void;
  /** Pauses the undo time of a held change until the returned function is called; then the whole time starts again. */
  keep(id: number): () => void;
  /** Sends all held changes in the order in which they were made. */
  flush(time?: SendTime): void;
}
