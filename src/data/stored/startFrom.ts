import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { readerKey } from '../client/identity.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { recordFact } from '../facts/recordFact.ts';
import type { Feed } from '../model/feed.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/** Whether a snapshot has the present version, and the subscriber, application and platform of a client. */
export function belongsTo(
  snapshot: InboxSnapshot | undefined,
  client: InboxClient,
): snapshot is InboxSnapshot {
  return (
    snapshot?.version === snapshotVersion &&
    readerKey({ ...snapshot, backendUrl: snapshot.backendId }) === readerKey(client.identity)
  );
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
    writeParts(client, state, (key, value) => recordFact(client, key, { value, askedAt: 0 }));
  }
  shared.isStarted = true;
}

/** Passes each part of a snapshot that is known to `write`, with its key in a client's cache. */
export function writeParts(
  { scope }: InboxClient,
  { counts, organization, feeds }: InboxSnapshot,
  write: (key: QueryKey, value: unknown) => void,
): void {
  const keys = queryKeys(scope);
  const put = (key: QueryKey, value: unknown) => value !== undefined && write(key, value);
  put(keys.unread, counts.unread);
  put(keys.unseen, counts.unseen);
  put(keys.organization, organization);
  for (const { query, messages, next, raw } of feeds) {
    const rows = messages.map((message) => ({ message, askedAt: 0 }));
    const feed: Feed = { rows, next, head: { size: rows.length, next }, raw };
    put([...keys.feeds, query], feed);
  }
}
