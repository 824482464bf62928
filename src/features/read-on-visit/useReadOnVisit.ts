import { useEffect } from 'react';
import { keepTrying, late } from '../../base/index.ts';
import { type InboxMessage, useInboxClient } from '../../data/index.ts';

/** In a chunk of its own: a bell that is there at the start marks nothing, and need not wait for what does. */
const loadVisits = late(() => import('./visits.ts'));

/**
 * Reads the unread messages that lead to the place where the reader is, in one call that `useUndo` can undo: those that are loaded, the
 * first page of the whole inbox among them, and those that arrive meanwhile, while the page is visible. It never reads one that waits for an
 * answer, is archived or snoozed, or is unread again during the visit. It renders nothing again, and a failure is told by `useFailedActions`.
 *
 * @param match - the address of the place, such as the router's path with its search, or whether a message leads to it. An address is
 * that of messages whose `link` has the same origin and path, and the same search if it has one; a fragment does not count, unless it is
 * a route (`#/`). Undefined or empty is no place
 */
export function useReadOnVisit(match: string | ((message: InboxMessage) => boolean) | undefined): void {
  const client = useInboxClient('useReadOnVisit');
  useEffect(() => {
    if (!match || !client.enabled) {
      return undefined;
    }
    let leave: (() => void) | undefined;
    const enter = ({ visitsOf }: NonNullable<typeof loadVisits.chunk>) => {
      leave = visitsOf(client).enter(match);
    };
    const { chunk } = loadVisits;
    // At once if it can be, so that the place which this one replaces is not left in between.
    const stop = chunk === undefined ? keepTrying(loadVisits, enter) : enter(chunk);
    return () => {
      stop?.();
      leave?.();
    };
  }, [client, match]);
}
