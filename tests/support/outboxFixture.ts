import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import type {
  AnswerChange,
  FeedChange,
  MessagesChange,
  NewChange,
  SwitchesChange,
} from '../../src/data/model/change.ts';
import { createOutbox } from '../../src/data/outbox/outbox.ts';
import type { InboxError } from '../../src/data/transport/InboxError.ts';
import type { World } from '../../src/mocks/index.ts';
import { inboxOf } from './inboxOf.ts';
import { manualSender } from './manualSender.ts';

export const markOf = (...ids: string[]): NewChange<MessagesChange> => ({
  type: 'messages',
  kind: 'read',
  target: { ids },
  effect: { read: true, seen: true },
  count: ids.length,
});
export const unmarkOf = (...ids: string[]): NewChange<MessagesChange> => ({
  ...markOf(...ids),
  kind: 'unread',
  effect: { read: false, seen: true },
});
export const seenOf = (...ids: string[]): NewChange<MessagesChange> => ({
  ...markOf(...ids),
  kind: 'seen',
  effect: { seen: true },
});
export const removalOf = (...ids: string[]): NewChange<MessagesChange> => ({
  ...markOf(...ids),
  kind: 'removed',
  effect: 'removed',
});
export const markAll: NewChange<FeedChange> = {
  type: 'feed',
  kind: 'read',
  effect: { read: true, seen: true },
  count: 0,
  target: { query: {}, ids: [], hasMore: false },
};
export const press = (messageId: string): NewChange<AnswerChange> => ({
  type: 'answer',
  kind: 'answer',
  target: { ids: [messageId] },
  effect: { answer: 'primary' },
  count: 1,
});
export const turnOff = (workflowId: string): NewChange<SwitchesChange> => ({
  type: 'switches',
  kind: 'preference',
  target: { workflowId },
  effect: { email: false },
  count: 1,
});

/** A socket that is not there: nobody knows whether there is a network. Without a socket the server counts as reachable. */
export const nowhere = 'https://nowhere.test';

/** An outbox whose calls the test answers. */
export function outboxFixture(world: World, socketUrl?: string) {
  const client = inboxOf(world, { socketUrl });
  const manual = manualSender();
  const outbox = createOutbox(client, manual.send);
  const outcomes: string[] = [];
  return {
    ...manual,
    client,
    outbox,
    outcomes,
    /** Runs a change, and notes how it ends under its name. */
    run(change: NewChange, name: string = change.kind, undoMs?: number) {
      outbox.run(change, undoMs).then(
        () => outcomes.push(`${name} done`),
        ({ kind }: InboxError) => outcomes.push(`${name} ${kind}`),
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
