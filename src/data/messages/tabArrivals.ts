import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';

/** What adds new messages to the counts of tabs, and returns the keys of the counts that they do not tell. */
type AddArrivals = (client: InboxClient, arrived: readonly InboxMessage[]) => readonly QueryKey[];

/** Set by the first tab that counts: a bell without tabs does not load it. Get it with `client.service(createTabArrivals)`. */
export function createTabArrivals(): { add: AddArrivals } {
  return { add: () => [] };
}
