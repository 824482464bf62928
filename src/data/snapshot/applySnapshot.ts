import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { countKinds } from '../counts/countKinds.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/**
 * Shows a snapshot until the server answers: writes it to a client's cache where that has nothing. What the cache has is newer, since
 * it was fetched here and follows the live events. `stale` data is refetched, where it is used at once; other data counts as fetched
 * when the snapshot was made. Ignored are snapshots of another subscriber, application, platform or version. Part of a bell's first
 * load, so it does not validate: `parseSnapshot` does.
 */
export function applySnapshot(
  client: InboxClient,
  snapshot: InboxSnapshot,
  { stale }: { readonly stale: boolean },
): void {
  const { identity, queryClient } = client;
  const { version, savedAtMs, counts, organization, feeds } = snapshot;
  const keys = queryKeys(client.scope);
  const isOwn =
    snapshot.applicationIdentifier === identity.applicationIdentifier &&
    snapshot.subscriberId === identity.subscriberId &&
    snapshot.backendUrl === identity.backendUrl;

  function write(queryKey: QueryKey, data: unknown): void {
    if (data !== undefined && queryClient.getQueryData(queryKey) === undefined) {
      // Without a time `isUnconfirmed` knows it.
      queryClient.setQueryData(queryKey, data, { updatedAt: stale ? 0 : savedAtMs });
      if (stale) {
        // A first load that is under way is the refetch.
        void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }
    }
  }

  if (version === snapshotVersion && isOwn && client.enabled) {
    for (const kind of countKinds) {
      write(keys[kind], counts[kind]);
    }
    write(keys.organization, organization);
    for (const { query, ...page } of feeds) {
      write([...keys.feeds, query], { pages: [page], pageParams: [0] });
    }
  }
}
