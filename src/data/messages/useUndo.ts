import { useMemo, useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { UndoableAction } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';
import { keepAction, sendHeldActions, undoAction } from './runAction.ts';

/** The actions that the reader can still undo. */
export interface UndoableActions {
  /** The newest action whose undo time has not ended; undefined if there is none. */
  readonly held: UndoableAction | undefined;
  /** Undoes one of them by its id: it is never sent. Does nothing once it is sent. */
  undo(id: number): void;
  /**
   * Pauses the undo time of one by its id, such as while the pointer is on the button that undoes it. The returned function starts
   * the whole time again. When the page closes it is sent nevertheless.
   */
  keep(id: number): () => void;
  /** Sends all of them now. */
  flush(): void;
}

/** The actions of the nearest provider's reader that are shown but not sent yet. */
export function useUndo(): UndoableActions {
  const client = useInboxClient('useUndo');
  const { subscribe, get } = pendingChangesOf(client);
  const newest = () => get().marks.findLast(({ held }) => held !== undefined)?.held?.act;
  const held = useSyncExternalStore(subscribe, newest, newest);
  const acts = client.service(createUndoActs);
  return useMemo(() => ({ held, ...acts }), [held, acts]);
}

/** The same functions for each action, so that an effect of the host that depends on one does not run at every action. */
function createUndoActs(client: InboxClient): Omit<UndoableActions, 'held'> {
  return {
    undo: (id) => undoAction(client, id),
    keep: (id) => keepAction(client, id),
    flush: () => sendHeldActions(client),
  };
}
