import { hashKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from '../outbox/failedActions.ts';
import { cachedMessages } from './feedCache.ts';
import type { PendingChange, SendTime, UndoableAction } from './pendingChanges.ts';

/** An action of the reader that can be deferred. */
export interface Action extends Omit<UndoableAction, 'id'> {
  readonly mark: PendingChange;
  /** The ids of its messages; undefined if it applies to every message of a feed. */
  readonly messageIds?: readonly string[] | undefined;
  /** Shows it in the same tick and sends it: for all of its messages, or for those that a retry still has to change. */
  send(time: SendTime, messageIds: readonly string[]): Promise<void>;
}

/** An action as a change that can be listed and sent again if it fails. */
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
        // A failed removal is not made pointless by a mark.
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
