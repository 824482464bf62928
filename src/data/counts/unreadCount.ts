import type { UseQueryResult } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { type CountOptions, type CountParams, liveCountOptions, useLiveCount } from './liveCount.ts';

/** Key and function of the unread count over all feeds: a whole number from 0 to 100, where 100 means 100 or more. */
export function unreadCountOptions(client: InboxClient, params?: CountParams) {
  return liveCountOptions(client, 'unread', params);
}

/** The unread count of the nearest provider, with the reader's unconfirmed changes in it unless `params` are given. */
export function useUnreadCount(options: CountOptions = {}): UseQueryResult<number> {
  return useLiveCount('unread', 'useUnreadCount', options);
}
