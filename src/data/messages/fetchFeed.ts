import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { askNoMore } from '../facts/asker.ts';
import { dueEventsOf } from '../facts/dueEvents.ts';
import { feedKey, loadedFeed } from '../facts/factKeys.ts';
import { askForFeeds, feedWishesOf } from '../facts/feedWishes.ts';
import { isHeld } from '../facts/heldRows.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { askFact, recordFact } from '../facts/recordFact.ts';
import { recordPart } from '../facts/recordParts.ts';
import { contains, type Fact, type MessageFact } from '../model/fact.ts';
import { addPage, type Feed, hasGap, type MoveCursor, mergeTop, rowsById, rowsOf } from '../model/feed.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { changesOf, isSettled, nothing, settle } from '../model/owed.ts';
import { leftSince } from '../model/shownFeed.ts';
import { listPage } from './listPage.ts';

const recorded = new WeakSet<object>();

/**
 * What is kept of a feed when its fetch ends: the rows are recorded when they come, and a next page may have come since. TanStack Query
 * calls it with all data that is written.
 */
export function keepRecorded(before: unknown, answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && recorded.has(answer) ? (before ?? answer) : answer;
}

/**
 * Fetches the first page of a feed, and those of the loaded ones that are wished for or are needed to reach the rows that the reader is
 * at. Each page is shown when it is there.
 */
export async function fetchFeed(
  client: InboxClient,
  query: MessagesQuery,
  signal: AbortSignal,
): Promise<Fact<Feed>> {
  const queryKey = feedKey(client.scope, query);
  const wishes = feedWishesOf(client);
  const hash = hashKey(queryKey);
  const moveCursor: MoveCursor = (from, by) => client.backend.moveCursor?.(from, by) ?? from;
  const known = () => loadedFeed(client, query);
  const loaded = known();
  const wanted = loaded?.rows.length ?? 0;
  // The next time it is fetched whole again, unless something else is wished until then.
  let wish = wishes.get(hash) ?? 'all';
  wishes.delete(hash);
  if (loaded !== undefined) {
    // What is told meanwhile is added to it.
    wishes.set(hash, nothing);
  }
  let fresh: readonly MessageFact[] = [];
  let firstAskedAt: number | undefined;
  let head: Feed['head'] | undefined;
  let cursor: unknown = null;
  /** How many pages in a row had no new rows: rows may have moved, but cursors may also go round in a circle. */
  let repeats = 0;
  // What was recorded until then would pass for all that was asked.
  const leave = () => {
    wishes.set(hash, 'all');
    void client.queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  };
  signal.addEventListener('abort', leave);

  for (;;) {
    let isLast = true;
    const fact = await askFact<Feed>(client, queryKey, async (asked) => {
      const page = await listPage(client, query, cursor, signal);
      const before = known();
      cursor = page.next;
      const above = rowsById(fresh);
      const rows = rowsOf(page, asked, before);
      const added = rows.filter(({ message }) => !above.has(message.id));
      fresh = [...fresh, ...added];
      repeats = added.length > 0 ? 0 : repeats + 1;
      firstAskedAt ??= asked;
      head ??= { size: fresh.length, next: page.next };
      if (before === undefined) {
        return mergeTop(before, fresh, page, head, moveCursor);
      }
      const found = changesOf(before, fresh, pendingOf(client).ended);
      if (wish !== 'all') {
        // What was not asked for may be told of in another feed.
        if (found.length <= wish.changes) {
          found.forEach(dueEventsOf(client).show);
        }
        wish = settle(wish, found);
      }
      const next = wishes.get(hash);
      if (next !== undefined && next !== 'all') {
        // It was told while this was asked: what is found here need not be found again.
        wishes.set(hash, { ...next, ...settle(next, found) });
      }
      const isApart = loaded !== undefined && hasGap(loaded, fresh);
      // Behind a page of new rows, those that nobody is at come again when the reader gets there.
      const isEnough = wish !== 'all' && (isApart ? !isHeld(client, queryKey, before.rows) : isSettled(wish));
      isLast = cursor === null || repeats > 1 || fresh.length >= wanted || isEnough;
      // Where all was to be fetched, the rows that new ones have pushed out are the next page's, but not those that came since.
      const isKept = ({ askedAt }: MessageFact) =>
        !isLast || (!isApart && (wish !== 'all' || askedAt > asked));
      const value = mergeTop(before, fresh, page, head, moveCursor, isKept);
      // At once: a next page that comes in the meantime is added to it.
      recordFact(client, queryKey, { value, askedAt: firstAskedAt });
      return value;
    }).catch((thrown) => {
      if (!signal.aborted) {
        wishes.set(hash, 'all');
      }
      throw thrown;
    });
    if (isLast) {
      const next = wishes.get(hash);
      if (next !== undefined && next !== 'all' && !next.isLater && isSettled(next)) {
        wishes.delete(hash);
        askNoMore(client, hash);
      }
      const answer = { value: fact.value, askedAt: firstAskedAt ?? fact.askedAt };
      recorded.add(answer);
      return answer;
    }
  }
}

/**
 * Fetches the page after the loaded rows of a feed; if it has no new rows, or the rows have moved meanwhile, once more. Tells
 * whether there may be more.
 */
export async function fetchNextPage(
  client: InboxClient,
  query: MessagesQuery,
  signal: AbortSignal,
): Promise<Fact<boolean>> {
  const first = await addNextPage(client, query, signal, true);
  return first.value ? first : addNextPage(client, query, signal, false);
}

function addNextPage(
  client: InboxClient,
  query: MessagesQuery,
  signal: AbortSignal,
  isFirst: boolean,
): Promise<Fact<boolean>> {
  const queryKey = feedKey(client.scope, query);
  const known = () => loadedFeed(client, query);
  return askFact(client, nextPageKey(client, query), async (askedAt) => {
    const before = known();
    const end = before?.next ?? null;
    if (before === undefined || end === null) {
      return true;
    }
    const cursor = client.backend.moveCursor?.(end, -leftSince(query, before.rows)) ?? end;
    const page = await listPage(client, query, cursor, signal);
    const loaded = known();
    if (loaded === undefined) {
      return true;
    }
    if (lastIdOf(loaded) !== lastIdOf(before)) {
      // The rows end elsewhere since: there may be others between them and these, which the reader's next wish brings.
      return !isFirst;
    }
    const { feed, hasNew } = addPage(loaded, page, askedAt);
    recordPart(client, queryKey, hasNew || isFirst ? feed : { ...feed, next: null });
    if (pendingOf(client).ended.some((one) => one.type === 'feed' && !contains(askedAt, one))) {
      // The server may have changed less of these rows than the screen shows.
      askForFeeds(client, 'paged');
    }
    return hasNew || page.next === null;
  });
}

/** The key of the question for the next page of a feed. */
export function nextPageKey(client: InboxClient, query: MessagesQuery): QueryKey {
  return [...client.scope, 'nextPage', normalizeQuery(query)];
}

function lastIdOf(feed: Feed | undefined): string | undefined {
  return feed?.rows.at(-1)?.message.id;
}
