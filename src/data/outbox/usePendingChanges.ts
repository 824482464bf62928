import { useMemo, useSyncExternalStore } from 'react';
import type { Channel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type ChangesState, pendingChangesOf } from '../facts/pendingChanges.ts';
import { type Change, type ChangeKind, coverOf } from '../model/change.ts';
import type { InboxMessage } from '../model/message.ts';

/** What `read` takes of the reader's changes; the component renders again when that is another value. */
export function useOfChanges<Value>(client: InboxClient, read: (state: ChangesState) => Value): Value {
  const { subscribe, get } = pendingChangesOf(client);
  const now = () => read(get());
  return useSyncExternalStore(subscribe, now, now);
}

/** The reader's changes that are laid over what the server said; the component renders again when they change. */
export function usePendingChanges(client: InboxClient): readonly Change[] {
  return useOfChanges(client, ({ all }) => all);
}

/** A change of the reader that is shown and not confirmed: it waits for the network, or has had no answer for some seconds. */
export interface WaitingAction {
  /** What identifies it. */
  readonly id: number;
  /** What the change does. */
  readonly kind: ChangeKind;
  /** Whether it applies to every message of a feed. */
  readonly all: boolean;
  /** How many messages or switches it applies to. If it is every message of a feed: how many were loaded. */
  readonly count: number;
  /** Whether it waits for an answer though there is a network: it is tried again by itself, and ends as saved or failed. */
  readonly unanswered: boolean;
}

/**
 * The changes of the nearest provider's reader that wait for the network, or that have had no answer for two to four seconds, the oldest
 * first; the same array until one of them changes.
 */
export function useWaitingActions(): readonly WaitingAction[] {
  const waiting = useOfChanges(useInboxClient('useWaitingActions'), (changes) => changes.waiting);
  return useMemo(
    () =>
      waiting.map(({ id, kind, count, type, state }) => ({
        id,
        kind,
        count,
        all: type === 'feed',
        unanswered: state !== 'waiting',
      })),
    [waiting],
  );
}

/** Whether a change of a message waits for the network. */
export function useIsWaiting(message: InboxMessage): boolean {
  return useOfChanges(useInboxClient('useIsWaiting'), ({ waiting }) =>
    waiting.some(
      (change) =>
        change.state === 'waiting' &&
        (coverOf(change)(message) || (change.type === 'answer' && change.target.ids.includes(message.id))),
    ),
  );
}

/** Whether a change of a switch waits for the network: of a workflow, or of the global preference without an id. */
export function useIsSwitchWaiting(workflowId: string | undefined, channel: Channel): boolean {
  return useOfChanges(useInboxClient('useIsSwitchWaiting'), ({ waiting }) =>
    waiting.some(
      (change) =>
        change.state === 'waiting' &&
        change.type === 'switches' &&
        change.target.workflowId === workflowId &&
        change.effect[channel] !== undefined,
    ),
  );
}

/** The answer to a message that is not confirmed yet, also of a page that was closed since. */
export function usePendingAnswer(messageId: string): string | undefined {
  return useOfChanges(useInboxClient('usePendingAnswer'), ({ changes }) => {
    const given = changes.findLast(
      (change) => change.type === 'answer' && change.target.ids.includes(messageId),
    );
    return given?.type === 'answer' ? given.effect.answer : undefined;
  });
}
