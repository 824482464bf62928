import { type InboxClient, type InboxMessage, messagesFeedOptions, shownMessages } from '../../data/index.ts';

/** By how much the clock of a server may be behind, in milliseconds. */
const skewMs = 60_000;

/**
 * Finds the messages that were made since a time, the newest last: for a backend that only tells that something has changed.
 */
export async function findArrivals(client: InboxClient, sinceMs: number): Promise<readonly InboxMessage[]> {
  await client.queryClient.fetchQuery({ ...messagesFeedOptions(client, { read: false }), staleTime: 0 });
  return shownMessages(client)
    .filter(({ createdAt }) => Date.parse(createdAt) >= sinceMs - skewMs)
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
