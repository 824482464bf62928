import { useMemo, useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { keepAct, sendHeldActs, undoAct } from './heldActs.ts';
import type { HeldAct } from './pendingMarks.ts';

/** What the reader can still undo. */
export interface HeldActs {
  /** The newest of the acts that wait for their undo time to end; undefined while none does. */
  readonly held: HeldAct | undefined;
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
export function useHeldActs(): HeldActs {
  const client = useInboxClient('useHeldActs');
  const { subscribe, current } = client.pendingMarks;
  const newest = () => current().marks.findLast(({ held }) => held !== undefined)?.held?.act;
  const held = useSyncExternalStore(subscribe, newest, newest);
  return useMemo(
    () => ({
      held,
      undo: (id) => undoAct(client, id),
      keep: (id) => keepAct(client, id),
      flush: () => sendHeldActs(client),
    }),
    [client, held],
  );
}
