import { type Change, effectOf } from './change.ts';
import { type CountKind, countLimit, flagOf, movedCount } from './counts.ts';
import { contains, type Fact } from './fact.ts';
import type { InboxMessage } from './message.ts';
import { hasFlagsOf } from './messageFlags.ts';
import { filtersOf, isWithin, type MessagesQuery } from './messagesQuery.ts';
import { changed } from './overlay.ts';

export interface Counted {
  /** The key of its query. */
  readonly key: string;
  readonly of: CountKind;
  readonly query: MessagesQuery;
  /** Whether a message belongs to the query, whatever its flags. Undefined where that is not known. */
  isMember(message: InboxMessage): boolean | undefined;
}

/** A new message that a live event has told, as what the server did: tabs count it until their numbers are asked for again. */
export interface Arrival {
  readonly message: InboxMessage;
  readonly confirmedAt: number;
}

/** Whether a query's count is that of the whole inbox: it has no filter, or only the one for what is counted. */
export function countsWhole(query: MessagesQuery, of: CountKind): boolean {
  const { [flagOf[of]]: flag, ...others } = filtersOf(query);
  return flag !== true && Object.keys(others).length === 0;
}

/** Whether the flags of a message of a query let it be counted. One that is removed has none. */
export function hasCountedFlags(message: InboxMessage | undefined, { query, of }: Counted): boolean {
  return message !== undefined && !message[flagOf[of]] && hasFlagsOf(query, message);
}

/** Whether a change leaves nothing of a count but what arrives later. */
export function empties(change: Change, { query, of }: Counted): boolean {
  const effect = effectOf(change);
  return (
    change.type === 'feed' &&
    isWithin(query, change.target.query) &&
    (effect === 'removed' || effect?.[flagOf[of]] === true)
  );
}

/** A count as the reader sees it: the fact, and what the changes move that it does not contain. */
export function shownCount(
  fact: Fact<number>,
  counted: Counted,
  changes: readonly Change[],
  arrivals: readonly Arrival[] = [],
): number {
  return movedCount(fact.value, moveOf(fact, counted, changes, arrivals));
}

export function moveOf(
  { value, askedAt }: Fact<number>,
  counted: Counted,
  changes: readonly Change[],
  arrivals: readonly Arrival[] = [],
): number {
  const isWhole = countsWhole(counted.query, counted.of);
  const isCounted = (message: InboxMessage | undefined) =>
    message !== undefined && hasCountedFlags(message, counted) && counted.isMember(message) === true;
  const states = new Map<
    string,
    { readonly message: InboxMessage | undefined; readonly confirmedAt: number }
  >();
  let delta = 0;

  for (const { message, confirmedAt } of isWhole ? [] : arrivals) {
    delta += confirmedAt > askedAt && isCounted(message) ? 1 : 0;
  }
  for (const change of changes) {
    const isIn = contains(askedAt, change);
    const fixed =
      change.moves?.get(counted.key) ?? (isWhole ? change.deltas?.[`${counted.of}Delta`] : undefined);
    if (!isIn && fixed !== undefined) {
      // Nothing is left of a number from before the change; of a later one, what has come since.
      const isBefore = change.moves !== undefined && askedAt <= (change.madeAt ?? 0);
      delta = isBefore ? Math.min(-value, value < countLimit ? 0 : fixed) : delta + fixed;
    }
    for (const [id, before] of change.before ?? []) {
      const state = states.get(id);
      // What was read after the earlier change was confirmed contains it, and what others have done since.
      const now = state !== undefined && state.confirmedAt > (change.beforeAt ?? 0) ? state.message : before;
      const next = now && changed(now, change);
      states.set(id, { message: next, confirmedAt: change.confirmedAt ?? Number.POSITIVE_INFINITY });
      if (!isIn && fixed === undefined) {
        delta += Number(isCounted(next)) - Number(isCounted(now));
      }
    }
  }
  return delta;
}

/**
 * Whether it follows from the messages as they were how a change has moved a count. It does not where one of them is not known or may
 * belong to the count or not, or where the count is at its limit.
 */
export function isTold(fact: Fact<number>, counted: Counted, change: Change): boolean {
  if (change.type !== 'messages') {
    return change.type !== 'feed';
  }
  if (change.deltas !== undefined && countsWhole(counted.query, counted.of)) {
    return fact.value < countLimit;
  }
  const before = change.before ?? new Map<string, InboxMessage>();
  const moving = [...before.values()].filter(
    (message) => hasCountedFlags(message, counted) !== hasCountedFlags(changed(message, change), counted),
  );
  const memberships = moving.map((message) => counted.isMember(message));
  return (
    change.target.ids.every((id) => before.has(id)) &&
    !memberships.includes(undefined) &&
    (fact.value < countLimit || !memberships.includes(true))
  );
}
