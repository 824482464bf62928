import type { InboxClient } from '../client/InboxClient.ts';
import { createEmitter, type Emitter } from '../store/emitter.ts';

/** The counts that the server sent by itself, not those that were fetched. */
export interface ServerCounts {
  unread: number;
  unseen: number;
}

/** Notifies of counts that came over the live connection. */
export function serverCountsOf(client: InboxClient): Emitter<ServerCounts> {
  return client.service(createServerCounts);
}

function createServerCounts(): Emitter<ServerCounts> {
  return createEmitter<ServerCounts>();
}
