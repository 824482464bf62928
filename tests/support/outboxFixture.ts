import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import type {
  ButtonChange,
  FeedChange,
  MessagesChange,
  NewChange,
  SwitchesChange,
} from '../../src/data/model/change.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import type { InboxError } from '../../src/data/transport/InboxError.ts';
import type { World } from '../../src/mocks/index.ts';
import { inboxOf } from './inboxOf.ts';
import { manualSender } from './manualSender.ts';

export const markOf = (...messageIds: string[]): NewChange<MessagesChange> => ({
  type: 'messages',
  kind: 'read',
  mark: { read: true, seen: true },
  messageIds,
  count: messageIds.length,
});
export const unmarkOf = (...messageIds: string[]): NewChange<MessagesChange> => ({
  ...markOf(...messageIds),
  kind: 'unread',
  mark: { read: false, seen: true },
});
export const seenOf = (...messageIds: string[]): NewChange<MessagesChange> => ({
  ...markOf(...messageIds),
  kind: 'seen',
  mark: { seen: true },
});
export const removalOf = (...messageIds: string[]): NewChange<MessagesChange> => ({
  ...markOf(...messageIds),
  kind: 'removed',
  mark: 'removed',
});
export const markAll: NewChange<FeedChange> = {
  type: 'feed',
  kind: 'read',
  mark: 'read',
  count: 0,
  target: { query: {}, messageIds: [], hasMore: false },
};
export const press = (messageId: string): NewChange<ButtonChange> => ({
  type: 'button',
  kind: 'button',
  messageId,
  button: 'primary',
  count: 1,
});
export const turnOff = (workflowId: string): NewChange<SwitchesChange> => ({
  type: 'switches',
  kind: 'preference',
  workflowId,
  switches: { email: false },
  count: 1,
});

/** An outbox whose calls the test answers. */
export function outboxFixture(world: World) {
  const client = inboxOf(world);
  const outbox = outboxOf(client);
  const manual = manualSender();
  const outcomes: string[] = [];
  return {
    ...manual,
    client,
    outbox,
    outcomes,
    /** Runs a change, and notes how it ends under its name. */
    run(change: NewChange, name: string = change.kind, undoMs?: number) {
      outbox.run(change, manual.sender, undoMs).then(
        () => outcomes.push(`${name} done`),
        ({ code }: InboxError) => outcomes.push(`${name} ${code}`),
      );
    },
    changes: () => pendingChangesOf(client).get().changes,
    states: () =>
      pendingChangesOf(client)
        .get()
        .changes.map(({ kind, state }) => `${kind} ${state}`),
    failed: () => outbox.failures.get().map(({ kind, count }) => `${kind} ${count}`),
    /** Lets everything happen that waits for nothing. */
    settled: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}
