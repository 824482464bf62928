import type { InboxError } from '../../data/index.ts';
import type { useShownMessages } from '../root/useShownMessages.ts';

/** What a list can be. */
export const listStates = ['loading', 'offline', 'signedOut', 'error', 'empty', 'ready'] as const;

/** One of `listStates`. */
export type ListState = (typeof listStates)[number];

/** The query for the messages of a list. */
export type ListQuery = ReturnType<typeof useShownMessages>;

/** What a list of a signed-in subscriber is. */
export function listStateOf(feed: ListQuery, failure: InboxError | undefined): ListState {
  if (feed.data !== undefined) {
    return feed.data.rows.length > 0 || feed.hasMore ? 'ready' : 'empty';
  }
  if (feed.isPaused) {
    return 'offline';
  }
  return failure === undefined ? 'loading' : 'error';
}
