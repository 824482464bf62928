import { countLimit } from '../cache/countLimit.ts';
import { countNames } from '../cache/countNames.ts';
import type { QueryName } from '../cache/queryKeys.ts';
import type { ReportedChanges } from '../messages/mergeHead.ts';
import type { AwaitedCalls } from '../outbox/ownCalls.ts';
import type { LiveBatch } from './eventBuffer.ts';

/** The two counts of the inbox, as far as they are known. */
export interface Counts {
  readonly unread?: number | undefined;
  readonly unseen?: number | undefined;
}

/** What is known when a batch of live events arrives. */
export interface KnownState extends AwaitedCalls {
  /** The counts as the server last sent them. */
  readonly counts: Counts;
  /** The counts with the reader's changes that the server has, or is about to have. */
  readonly shown: Counts;
}

/** What a batch of live events leads to. */
export interface RefetchPlan {
  /** Counts that the server has sent with it: they are written to the cache as they are. */
  readonly counts: Counts;
  /** What is refetched, in this order, each once: `feeds` with all of their loaded pages. */
  readonly refetch: readonly QueryName[];
  /** New messages that tell how the counts of tabs have changed. Where they do not, the plan fetches those. */
  readonly arrived?: LiveBatch['messages'] | undefined;
  /** What the first page of each feed has to show. If it does not, the other loaded pages are refetched too. */
  readonly heads?: ReportedChanges | undefined;
}

/** What live events change, in the order in which it is refetched when some may have been missed. */
export const missable = [
  'unread',
  'unseen',
  'preferences',
  'tab',
  'withParams',
  'feeds',
] as const satisfies readonly QueryName[];

/**
 * The one place that decides what is requested after live events. The record of a new message is not inserted: it lacks the
 * joined people, and only the server knows which feeds and tabs it belongs to.
 *
 * @source docs/protocol.md#what-a-live-event-refetches
 */
export function planRefetch(batch: LiveBatch, known: KnownState): RefetchPlan {
  const { messages, mayHaveMissed } = batch;
  const { isBehind } = known;
  const sent: Counts = { unread: limited(batch.unreadCount), unseen: limited(batch.unseenCount) };
  const changes = batch.changes - known.ownChanges;
  const news: Counts = { unread: unlessShown('unread'), unseen: unlessShown('unseen') };
  const counts = isBehind ? {} : news;

  function unlessShown(kind: keyof Counts): number | undefined {
    return sent[kind] === known.shown[kind] ? undefined : sent[kind];
  }

  /** How much a count has changed. One that is not known, or at its limit, is no number to calculate with. */
  function moved(kind: keyof Counts): number | undefined {
    const after = isBehind ? countLimit : (sent[kind] ?? countLimit);
    const before = known.counts[kind] ?? countLimit;
    return after < countLimit && before < countLimit ? after - before : undefined;
  }

  /** Whether the new messages alone explain a count. */
  function isExplained(kind: keyof Counts, flag: 'read' | 'seen'): boolean {
    const arrived = messages.filter((message) => !message[flag]).length;
    return (moved(kind) ?? arrived) === arrived;
  }

  if (mayHaveMissed) {
    return { counts, refetch: missable };
  }
  if (messages.length === 0 && changes <= 0 && !hasNews('unread') && !hasNews('unseen')) {
    return { counts, refetch: [] };
  }

  /** A count that nobody has asked for yet is no news. */
  function hasNews(kind: keyof Counts): boolean {
    return news[kind] !== undefined && (known.shown[kind] ?? countLimit) < countLimit;
  }

  const isArrival =
    changes <= messages.length && isExplained('unread', 'read') && isExplained('unseen', 'seen');
  // Some changes of both counts send only the unread count, after which an unseen count of the same batch may be old.
  const isUnseenSure = sent.unread === undefined || (isArrival && sent.unseen !== undefined);
  const isTold = isArrival && (moved('unread') ?? moved('unseen')) !== undefined;
  const tabs = isTold ? (['withParams'] as const) : (['tab', 'withParams'] as const);
  return {
    counts,
    refetch: isBehind ? countNames : [...(isUnseenSure ? [] : (['unseen'] as const)), ...tabs],
    ...(isTold ? { arrived: messages } : {}),
    heads: {
      changes,
      unread: moved('unread'),
      unseen: moved('unseen'),
      isArrival,
    },
  };
}

function limited(count: number | undefined): number | undefined {
  return count === undefined ? count : Math.min(count, countLimit);
}
