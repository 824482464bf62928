import { useMemo, useSyncExternalStore } from 'react';
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
  // Apart from `held`, so that an effect of the host that depends on a function does not run at each action.
  const acts = useMemo(
    () => ({
      undo: (id: number) => undoAction(client, id),
      keep: (id: number) => keepAction(client, id),
      flush: () => sendHeldActions(client),
    }),
    [client],
  );
  return useMemo(() => ({ held, ...acts }), [held, acts]);
}
