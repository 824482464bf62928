import { useMemo, useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { UndoableAction } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';
import { keepAction, sendHeldActions, undoAction } from './runAction.ts';

/** What the reader can still undo. */
export interface UndoableActions {
  /** The newest of the acts that wait for their undo time to end; undefined while none does. */
  readonly held: UndoableAction | undefined;
  /** Takes one back, whichever waits, by its id: the server never hears of it. Does nothing once it is sent. */
  undo(id: number): void;
  /**
   * Stops the time of one, by its id, such as while the pointer is on what offers to undo it. The returned function starts the
   * whole time again. A page that ends sends it all the same.
   */
  keep(id: number): () => void;
  /** Sends everything that waits, now. */
  flush(): void;
}

/** The acts of the nearest provider's reader that are shown but not sent yet. */
export function useUndo(): UndoableActions {
  const client = useInboxClient('useUndo');
  const { subscribe, get } = pendingChangesOf(client);
  const newest = () => get().marks.findLast(({ held }) => held !== undefined)?.held?.act;
  const held = useSyncExternalStore(subscribe, newest, newest);
  return useMemo(
    () => ({
      held,
      undo: (id) => undoAction(client, id),
      keep: (id) => keepAction(client, id),
      flush: () => sendHeldActions(client),
    }),
    [client, held],
  );
}
