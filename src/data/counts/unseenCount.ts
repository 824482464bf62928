import type { UseQueryResult } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { liveCountOptions, useLiveCount } from './liveCount.ts';

/** Key and function of the unseen count over all feeds: a whole number from 0 to 100, where 100 means 100 or more. */
export function unseenCountOptions(client: InboxClient) {
  return liveCountOptions(client, 'unseen');
}

/** The unseen count of the nearest provider, with the reader's unconfirmed changes in it. */
export function useUnseenCount(options: { enabled?: boolean | undefined } = {}): UseQueryResult<number> {
  return useLiveCount('unseen', 'useUnseenCount', options.enabled);
}
