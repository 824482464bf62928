import { parseJson } from '../transport/parseJson.ts';
import type { InboxSnapshot } from './InboxSnapshot.ts';
import { parseSnapshot } from './parseSnapshot.ts';

/**
 * Snapshots as they are stored, the newest first, at most `maxBytes` long in UTF-8: messages that do not fit are left out, feed by feed
 * from the end. Undefined if nothing fits.
 */
export function snapshotText(snapshots: readonly InboxSnapshot[], maxBytes: number): string | undefined {
  for (let kept = snapshots; kept.length > 0; kept = withoutLastFeed(kept)) {
    const text = JSON.stringify(kept);
    if (bytesOf(text) <= maxBytes) {
      return text;
    }
  }
  return undefined;
}

/** Stored snapshots, without those that are too old; undefined if the text is none. One that is too long counts as empty. */
export function parseSnapshotText(
  text: string,
  { maxAgeMs, maxBytes }: { readonly maxAgeMs: number; readonly maxBytes: number },
): readonly InboxSnapshot[] | undefined {
  if (bytesOf(text) > maxBytes) {
    return [];
  }
  const stored = parseJson(text);
  if (!Array.isArray(stored)) {
    return undefined;
  }
  const snapshots = stored.flatMap((one) => parseSnapshot(one) ?? []);
  return snapshots.length < stored.length ? undefined : withoutOld(snapshots, maxAgeMs);
}

/**
 * Newer data with the parts of older snapshots that it lacks, each with its own time: a feed that was not opened during this visit is
 * as old as it was.
 */
export function mergeSnapshots(
  newer: InboxSnapshot,
  older: readonly InboxSnapshot[],
  maxAgeMs: number,
): readonly InboxSnapshot[] {
  const queries = new Set(newer.feeds.map(({ query }) => JSON.stringify(query)));
  const rest = older.map(
    (snapshot): InboxSnapshot => ({
      ...snapshot,
      organization: newer.organization === undefined ? snapshot.organization : undefined,
      counts: Object.fromEntries(
        Object.entries(snapshot.counts).filter(([kind]) => !Object.hasOwn(newer.counts, kind)),
      ),
      feeds: snapshot.feeds.filter(({ query }) => !queries.has(JSON.stringify(query))),
    }),
  );
  return [newer, ...withoutOld(rest, maxAgeMs).filter((snapshot) => !isEmpty(snapshot))];
}

/** One from the future was made by a clock that has been set back: its age is unknown. */
function withoutOld(snapshots: readonly InboxSnapshot[], maxAgeMs: number): readonly InboxSnapshot[] {
  const nowMs = Date.now();
  return snapshots.filter(({ savedAtMs }) => savedAtMs <= nowMs && nowMs - savedAtMs <= maxAgeMs);
}

function isEmpty({ organization, counts, feeds }: InboxSnapshot): boolean {
  return organization === undefined && Object.keys(counts).length === 0 && feeds.length === 0;
}

/** Without the last feed of the last snapshot that has one; nothing if none has one. */
function withoutLastFeed(snapshots: readonly InboxSnapshot[]): readonly InboxSnapshot[] {
  const place = snapshots.findLastIndex(({ feeds }) => feeds.length > 0);
  return place < 0
    ? []
    : snapshots.map((one, index) => (index === place ? { ...one, feeds: one.feeds.slice(0, -1) } : one));
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
