import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { readerKey } from '../client/identity.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/** Whether a snapshot has the present version, and the subscriber, application and platform of a client. */
export function belongsTo(
  snapshot: InboxSnapshot | undefined,
  client: InboxClient,
): snapshot is InboxSnapshot {
  return snapshot?.version === snapshotVersion && readerKey(snapshot) === readerKey(client.identity);
}

/** The client of an identity, which a provider may start. */
export interface Startable {
  current(): InboxClient;
  /** Whether a provider was rendered. */
  isStarted?: boolean;
}

/**
 * Shows what the host's server has fetched. Only the first provider of an identity can bring it: it would replace newer data later, and
 * must not come back after signing out. Ignores a snapshot of another subscriber, application, platform or version. Part of a bell's
 * first load: it does not validate what the host's own server has made.
 */
export function startFrom(shared: Startable, state: InboxSnapshot | undefined): void {
  const client = shared.current();
  if (!shared.isStarted && belongsTo(state, client)) {
    client.startMs = state.savedAtMs;
    // Undefined is not written.
    writeParts(client, state, (key, data) => client.queryClient.setQueryData(key, data));
  }
  shared.isStarted = true;
}

/** Passes each part of a snapshot to `write`, with its key in a client's cache; undefined for a part that is not known. */
export function writeParts(
  { scope }: InboxClient,
  { counts, organization, feeds }: InboxSnapshot,
  write: (key: QueryKey, data: unknown) => void,
): void {
  const keys = queryKeys(scope);
  write(keys.unread, counts.unread);
  write(keys.unseen, counts.unseen);
  write(keys.organization, organization);
  for (const { query, ...page } of feeds) {
    write([...keys.feeds, query], { pages: [page], pageParams: [0] });
  }
}
