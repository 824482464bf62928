import { hashKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from '../outbox/failedActions.ts';
import { cachedMessages } from './feedCache.ts';
import type { Act } from './heldActs.ts';

/** An act as a change that can be listed and sent again when it fails. */
export function actChange(
  client: InboxClient,
  act: Act,
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
