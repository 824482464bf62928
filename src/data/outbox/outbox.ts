import type { InboxClient } from '../client/InboxClient.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { isMark } from '../model/change.ts';
import { changeOf } from './entry.ts';
import { createFailedActions } from './failedActions.ts';
import { createHeldChanges } from './heldChanges.ts';
import type { Outbox } from './outboxTypes.ts';
import { replaces, sharesMessage } from './replaces.ts';
import { sendChange } from './sendChange.ts';
import { createSendQueue } from './sendQueue.ts';
import { storeChanges } from './storeChanges.ts';

/** The outbox of a client. Created at the first change, since a bell that is never opened changes nothing. */
export function outboxOf(client: InboxClient): Outbox {
  return client.service(createOutbox);
}

/** Creates the outbox of a client. `send` is another function in tests. */
export function createOutbox(client: InboxClient, send: typeof sendChange = sendChange): Outbox {
  const loaded = () => messageFactsOf(client).get();
  const failures = createFailedActions((newer, failed, key) => replaces(newer, failed, key, loaded()));
  const { start, fail, end } = createSendQueue(client, failures, send);
  storeChanges(client);
  const { add, sendThose, ...held } = createHeldChanges(client, start);

  client.events.on('ending', () => {
    held.flush('unload');
    end();
  });

  return {
    ...held,
    failures,
    fail,
    run(change, undoMs = 0) {
      if (change.kind === 'preference') {
        failures.replace(change);
      }
      if (isMark(change)) {
        // So that the newest mark of a message reaches the server last.
        sendThose((one) => isMark(one) && sharesMessage(change, one, loaded()));
      }
      if (undoMs > 0) {
        add(changeOf(change, 'held'), undoMs);
        return Promise.resolve();
      }
      return start(change, 'immediate');
    },
    resume: (change) => void start(change, 'deferred', { hasWaited: true }),
  };
}
