import { hashKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from '../outbox/failedActions.ts';
import { cachedMessages } from './feedCache.ts';
import type { PendingChange, SendTime, UndoableAction } from './pendingChanges.ts';

/** Something the reader does that can be held back for a while. */
export interface Action extends Omit<UndoableAction, 'id'> {
  readonly mark: PendingChange;
  /** The messages that it names; undefined where it concerns every message of a feed. */
  readonly messageIds?: readonly string[] | undefined;
  /** Shows it in the same tick, and sends it: for all of the messages that it names, or for those that a new try is left with. */
  send(time: SendTime, messageIds: readonly string[]): Promise<void>;
}

/** An act as a change that can be listed and sent again when it fails. */
export function actionChange(
  client: InboxClient,
  act: Action,
  send: (messageIds: readonly string[]) => Promise<void>,
): Change {
  const { kind, count, mark, messageIds } = act;
  const whole = hashKey(['all', kind, mark.all]);
  return {
    kind,
    all: messageIds === undefined,
    count,
    targets: messageIds ?? [whole],
    send,
    replaces(failedKind, target) {
      if (failedKind === 'preference' || (failedKind === 'removed' && kind !== 'removed')) {
        // A message that could not be removed is not removed by a mark.
        return false;
      }
      if (messageIds !== undefined) {
        return messageIds.includes(target);
      }
      const message = cachedMessages(client).get(target);
      return target === whole || (message !== undefined && mark.covers(message));
    },
  };
}
