import type { InboxClient } from '../client/InboxClient.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import type { InboxSnapshot } from './InboxSnapshot.ts';
import { belongsTo, writeParts } from './startFrom.ts';

/**
 * Shows a snapshot until the server answers: writes it to a client's cache where that has nothing. What the cache has is newer, since
 * it was fetched here and follows the live events. `stale` data is refetched at once where it is on screen, and the rest when it is
 * shown. A snapshot of another subscriber, application, platform or version
 * is ignored. It does not validate: `parseSnapshot` does.
 */
export function applySnapshot(
  client: InboxClient,
  snapshot: InboxSnapshot,
  { stale }: { readonly stale: boolean },
): void {
  if (!client.enabled || !belongsTo(snapshot, client)) {
    return;
  }
  writeParts(client, snapshot, (queryKey, value) => {
    if (factOf(client, queryKey) === undefined) {
      recordFact(client, queryKey, { value, askedAt: 0, isStored: stale });
      if (stale) {
        // A first load that is under way is the question.
        void client.queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }
    }
  });
}
