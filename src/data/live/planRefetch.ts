import { countNames } from '../facts/asker.ts';
import type { QueryName } from '../facts/queryKeys.ts';
import { type CountKind, countKinds, countLimit } from '../model/counts.ts';
import { nothing, type Owed } from '../model/owed.ts';
import type { LiveBatch } from './eventBuffer.ts';

/** The two counts of the inbox, as far as they are known. */
export type Counts = { readonly [Kind in CountKind]?: number | undefined };

export interface KnownState {
  /** The counts with the changes of the reader that the server has confirmed. */
  readonly counts: Counts;
  /** The counts with the changes that the server has, or is about to have. */
  readonly shown: Counts;
  /** How many of the changes the reader made here. */
  readonly ownChanges: number;
  /** Whether a later call is answered already and its events are still to come: the counts that were sent may be older. */
  readonly isBehind: boolean;
  /** Whether a change of the reader is on its way: the counts that were sent may contain it or not. */
  readonly isSending: boolean;
  /** Whether one was confirmed a moment ago: counts that contradict what is shown may be older. */
  readonly isRecent: boolean;
}

export interface RefetchPlan {
  /** Counts that the server has sent with it, as facts of this moment. */
  readonly counts: Counts;
  /** What is asked for again, in this order, each once: `feeds` with all of their loaded rows. */
  readonly refetch: readonly QueryName[];
  /** New messages that tell how the counts of tabs have changed. Where they do not, the plan asks for those. */
  readonly arrived?: LiveBatch['messages'] | undefined;
  /** What the first rows of each feed have to show. */
  readonly owed?: Owed | undefined;
}

/** What live events change, in the order in which it is asked for again when some may have been missed. */
export const missable = [
  'unread',
  'unseen',
  'preferences',
  'tab',
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
  const sent: Counts = { unread: limited(batch.unreadCount), unseen: limited(batch.unseenCount) };
  const changes = batch.changes - known.ownChanges;
  const shownOf = (kind: CountKind) => known.shown[kind] ?? countLimit;
  const news = countKinds.filter((kind) => sent[kind] !== undefined && sent[kind] !== known.shown[kind]);
  /** A count that nobody has asked for yet, or at its limit, is no news. */
  const hasNews = news.some((kind) => shownOf(kind) < countLimit);
  const lacking = (flag: 'read' | 'seen') => messages.filter((message) => !message[flag]).length;
  const expected = { unread: lacking('read'), unseen: lacking('seen') };
  const isContradicted = news.some((kind) => {
    const shown = shownOf(kind);
    return shown < countLimit && sent[kind] !== limited(shown + expected[kind]);
  });
  const isUnsure = known.isBehind || known.isSending || (known.isRecent && isContradicted);
  const counts = isUnsure ? {} : sent;

  if (mayHaveMissed) {
    return { counts, refetch: missable };
  }

  if (batch.isPoll) {
    return { counts, refetch: countNames, owed: nothing };
  }

  if (messages.length === 0 && changes <= 0 && !hasNews) {
    return { counts, refetch: [] };
  }

  /** How much others have moved a count. One that is not known, or at its limit, is no number to calculate with. */
  function moved(kind: CountKind): number | undefined {
    const now = isUnsure ? countLimit : (sent[kind] ?? countLimit);
    const before = known.counts[kind] ?? countLimit;
    return now < countLimit && before < countLimit ? now - before : undefined;
  }

  function isExplained(kind: CountKind): boolean {
    return (moved(kind) ?? expected[kind]) === expected[kind];
  }

  const isArrival = changes <= messages.length && isExplained('unread') && isExplained('unseen');
  // Some changes of both counts send only the unread count, after which an unseen count of the same batch may be old.
  const isUnseenSure = sent.unread === undefined || (isArrival && sent.unseen !== undefined);
  const isTold = isArrival && (moved('unread') ?? moved('unseen')) !== undefined;
  return {
    counts,
    refetch: isUnsure
      ? countNames
      : [...(isUnseenSure ? [] : (['unseen'] as const)), ...(isTold ? [] : (['tab'] as const))],
    ...(isTold ? { arrived: messages } : {}),
    owed: isArrival ? nothing : { changes, unread: moved('unread'), unseen: moved('unseen') },
  };
}

function limited(count: number | undefined): number | undefined {
  return count === undefined ? count : Math.min(count, countLimit);
}
