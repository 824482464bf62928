import { useSyncExternalStore } from 'react';
import type { Channel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { type Change, type ChangeKind, coversMessage } from '../model/change.ts';
import type { InboxMessage, MessageButton } from '../model/message.ts';
import { usePendingChanges } from './usePendingChanges.ts';

/** A change of the reader that is shown and will be sent when the network is back. */
export interface WaitingAction {
  /** What identifies it. */
  readonly id: number;
  /** What the change does. */
  readonly kind: ChangeKind;
  /** Whether it applies to every message of a feed. */
  readonly all: boolean;
  /** How many messages or switches it applies to. If it is every message of a feed: how many were loaded. */
  readonly count: number;
}

/** The changes of the nearest provider's reader that wait for the network, the oldest first; the same array until one of them changes. */
export function useWaitingActions(): readonly WaitingAction[] {
  return waitingActions(usePendingChanges(useInboxClient('useWaitingActions'), 'waiting'));
}

const known = new WeakMap<readonly Change[], readonly WaitingAction[]>();

function waitingActions(waiting: readonly Change[]): readonly WaitingAction[] {
  const actions =
    known.get(waiting) ??
    waiting.map(({ id, kind, count, type }) => ({ id, kind, count, all: type === 'feed' }));
  known.set(waiting, actions);
  return actions;
}

/** Whether a change of a message waits for the network. */
export function useIsWaiting(message: InboxMessage): boolean {
  return useWaiting('useIsWaiting', (waiting) =>
    waiting.some(
      (change) =>
        coversMessage(change, message) ||
        (change.type === 'button' && change.target.messageId === message.id),
    ),
  );
}

/** Whether a change of a switch waits for the network: of a workflow, or of the global preference without an id. */
export function useIsSwitchWaiting(workflowId: string | undefined, channel: Channel): boolean {
  return useWaiting('useIsSwitchWaiting', (waiting) =>
    waiting.some(
      (change) =>
        change.type === 'switches' &&
        change.target.workflowId === workflowId &&
        change.effect[channel] !== undefined,
    ),
  );
}

/** Which of a message's buttons was pressed and is not confirmed yet, also by a page that was closed since. */
export function usePressedButton(messageId: string): MessageButton['type'] | undefined {
  const { subscribe, get } = pendingChangesOf(useInboxClient('usePressedButton'));
  const read = () => {
    const pressed = get().changes.findLast(
      (change) => change.type === 'button' && change.target.messageId === messageId,
    );
    return pressed?.type === 'button' ? pressed.effect.button : undefined;
  };
  return useSyncExternalStore(subscribe, read, read);
}

function useWaiting(hook: string, isChosen: (waiting: readonly Change[]) => boolean): boolean {
  const client: InboxClient = useInboxClient(hook);
  const { subscribe, get } = pendingChangesOf(client);
  const read = () => isChosen(get().waiting);
  return useSyncExternalStore(subscribe, read, read);
}
