import type { InboxError } from '../transport/InboxError.ts';
import type { Change, NewChange } from './change.ts';
import type { FailedActionStore } from './failedActions.ts';

/** When a change is sent: at once, later (it was held or has waited), or on unload, when the page or the client ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

/** How changes of one type are sent. */
export interface Sender<Kind extends Change = Change> {
  /**
   * Makes the calls and writes to the cache what they confirm; calls `settle` in the same tick, which takes the change off the
   * screen's patches. Fails with what was thrown.
   */
  send(change: Kind, time: SendTime, settle: () => void): Promise<void>;
  /** The change has failed and was taken back: the server may have made it nevertheless. */
  refetch(change: Kind): void;
}

/** The reader's changes on their way to the server. */
export interface Outbox {
  readonly failures: FailedActionStore;
  /**
   * Shows a change at once and sends it, or with an undo time (in milliseconds) sends it when that ends. One that is like an unconfirmed
   * one joins it; one that concerns the same waits until that has ended, and replaces what else waits. Without a network it waits.
   * Resolves when the server has confirmed it, a newer one has replaced it, or it is held; fails with what the call threw, after it
   * was taken back.
   */
  run<Kind extends Change>(change: NewChange<Kind>, sender: Sender<Kind>, undoMs?: number): Promise<void>;
  /** Sends a change that another page has left behind. */
  resume(change: Change, sender: Sender): void;
  /** Lists a change that was never sent again as failed, so that the reader can try it again. */
  fail(change: NewChange, sender: Sender, error: InboxError): void;
  /** Undoes a held change, which is then never sent. */
  undo(id: number): void;
  /** Pauses the undo time of a held change until the returned function is called; then the whole time starts again. */
  keep(id: number): () => void;
  /** Sends all held changes in the order in which they were made. */
  flush(time?: SendTime): void;
}
