import type { InboxClient } from '../client/InboxClient.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { type Change, eachAnswer, type NewChange } from '../model/change.ts';
import { changeOf } from './entry.ts';
import { createFailedActions } from './failedActions.ts';
import { createHeldChanges } from './heldChanges.ts';
import { mustFollow, replaces } from './replaces.ts';
import { sendChange } from './sendChange.ts';
import { createSendQueue } from './sendQueue.ts';
import { storeChanges } from './storeChanges.ts';

/** The outbox of a client. Created at the first change, since a bell that is never opened changes nothing. */
export function outboxOf(client: InboxClient) {
  return client.service(createOutbox);
}

/** The reader's changes on their way to the server. `send` is another function in tests. */
export function createOutbox(client: InboxClient, send: typeof sendChange = sendChange) {
  const loaded = () => messageFactsOf(client).get();
  const failures = createFailedActions((newer, failed, key) => replaces(newer, failed, key, loaded()));
  const { start: startOne, fail, end } = createSendQueue(client, failures, send);
  // Each press is answered, and may fail, by itself.
  const start: typeof startOne = (change, ...how) => {
    const [only, ...others] = eachAnswer(change).map((one) => startOne(one, ...how));
    const all = only && others.length === 0 ? only : Promise.all([only, ...others]).then(() => {});
    // The reader is told of a failure otherwise.
    all.catch(() => {});
    return all;
  };
  storeChanges(client);
  const { add, ...held } = createHeldChanges(client, start);

  client.events.on('ending', () => {
    held.flush('unload');
    end();
  });

  return {
    ...held,
    failures,
    /** Lists a change that was never sent again as failed, so that the reader can try it again. */
    fail,
    /**
     * Shows a change at once and sends it, or with an undo time (in milliseconds) sends it when that ends. One that is like an unconfirmed
     * one joins it; one that concerns the same waits until that has ended, and replaces what else waits. Without a network it waits.
     * Resolves when the server has confirmed it, a newer one has replaced it, or it is held; fails with what the call threw, after it
     * was taken back. That need not be caught, since the reader is told of it otherwise.
     */
    run(change: NewChange, undoMs = 0): Promise<void> {
      if (change.kind === 'preference') {
        failures.replace(change);
      }
      if (change.type !== 'answer') {
        // So that the newest mark of a message, and the newest value of a switch, reaches the server last.
        held.flush('deferred', (one) => mustFollow(change, one, loaded()));
      }
      if (undoMs > 0) {
        add(changeOf(change, 'held'), undoMs);
        return Promise.resolve();
      }
      return start(change, 'immediate');
    },
    /** Sends a change that another page has left behind. */
    resume: (change: Change) => void start(change, 'deferred', { hasWaited: true }),
  };
}
