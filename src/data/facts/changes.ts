import type { QueryKey } from '@tanstack/react-query';
import { sameList } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { type Change, coverOf, effectOf, isAsked } from '../model/change.ts';
import { countLimit } from '../model/counts.ts';
import { type Fact, mayContain } from '../model/fact.ts';
import type { InboxMessage } from '../model/message.ts';
import { changed, shownMessage } from '../model/overlay.ts';
import { empties, moveOf, shownCount } from '../model/shownCount.ts';
import { askAgain } from './asker.ts';
import { lateEventMs, timeOf } from './clock.ts';
import { countedOf, countFactsOf } from './countFacts.ts';
import { messageFactsOf } from './messageFacts.ts';
import { type ChangesState, pendingChangesOf, pendingOf } from './pendingChanges.ts';
import { factOf } from './recordFact.ts';

export function setChanges(
  client: InboxClient,
  next: Partial<Pick<ChangesState, 'changes' | 'ended' | 'arrivals'>>,
): void {
  const store = pendingChangesOf(client);
  const before = store.get();
  const { changes, ended, arrivals } = { ...before, ...next };
  const waiting = changes.filter(
    (change) => (change.state === 'waiting' || change.isUnanswered) && isAsked(change),
  );
  const all = sameList(before.all, inOrder(ended, changes));
  // Each count is shown in several places, and counting goes through every message that a change concerns.
  const moves = new WeakMap<Fact<number>, number>();
  store.set({
    changes,
    ended,
    arrivals,
    all,
    waiting: sameList(before.waiting, waiting),
    moveWhole(of, fact) {
      const move = moves.get(fact) ?? moveOf(fact, countedOf(client, of), all);
      moves.set(fact, move);
      return move;
    },
    acceptCount: (queryKey, answer) => acceptCount(client, queryKey, answer),
  });
}

function acceptCount(client: InboxClient, queryKey: QueryKey, answer: Fact<number>): Fact<number> {
  const known = factOf<number>(client, queryKey);
  // Whether another tab's change is on its way is not known well enough to wait for it.
  const isUnsure = (change: Change) => change.state !== 'elsewhere' && mayContain(answer.askedAt, change);
  const { all, arrivals } = pendingOf(client);
  // Nor can anybody tell whether it contains a message that came meanwhile.
  const hasArrived = arrivals.some(({ confirmedAt }) => confirmedAt > answer.askedAt);
  if (answer === known || !(hasArrived || all.some(isUnsure))) {
    return answer;
  }
  askAgain(client, queryKey, 'unsure');
  return known !== undefined && !known.isStored ? known : answer;
}

/** Shows a change before the server has confirmed it. */
export function applyChange(client: InboxClient, change: Change): void {
  const { changes } = pendingOf(client);
  const made = { ...change, madeAt: timeOf(client) };
  setChanges(client, { changes: [...changes, withBefore(client, made)] });
}

export function takeBack(client: InboxClient, id: number): void {
  edit(client, id, () => []);
}

/** Replaces a change that is shown by its newer state, in the same place. */
export function replaceChange(client: InboxClient, change: Change): void {
  edit(client, change.id, (one) => ({ ...one, ...change }));
}

/** A change is sent from now on. What it concerns is read again: it may have waited for long. */
export function markAsSent(client: InboxClient, id: number): void {
  edit(client, id, (one) => {
    const sent = { ...one, sentAt: timeOf(client) };
    const now = withBefore(client, sent);
    return now.before?.size ? { ...now, moves: one.moves ?? now.moves } : sent;
  });
}

/** Puts something else in the place of a change that is not confirmed. */
function edit(client: InboxClient, id: number, change: (one: Change) => Change | []): void {
  const { changes } = pendingOf(client);
  if (changes.some((one) => one.id === id)) {
    setChanges(client, { changes: changes.flatMap((one) => (one.id === id ? change(one) : one)) });
  }
}

/** The server has confirmed a change: it is laid over the facts that were asked before. Returns the change. */
export function confirmChange(
  client: InboxClient,
  id: number,
  answer: Partial<Change> = {},
): Change | undefined {
  const { changes, ended } = pendingOf(client);
  const change = changes.find((one) => one.id === id);
  if (change === undefined) {
    return undefined;
  }
  const confirmed = { ...change, ...leftOf(change), ...answer, confirmedAt: timeOf(client) } as Change;
  setChanges(client, { changes: changes.filter((one) => one !== change), ended: [...ended, confirmed] });
  return confirmed;
}

/** Of all that were marked as seen the server leaves `read` as it was. @source docs/protocol.md#message-states */
function leftOf({ type, kind, deltas }: Change): Partial<Change> | false {
  return (
    type === 'feed' &&
    kind === 'seen' && {
      effect: { seen: true },
      deltas: deltas && { unseenDelta: deltas.unseenDelta ?? 0 },
    }
  );
}

/** Counts a call of a change until it fails, since live events will report it. */
export async function followCall<Answer>(
  client: InboxClient,
  id: number,
  call: Promise<Answer>,
): Promise<Answer> {
  countCall(client, id, 1);
  try {
    return await call;
  } catch (thrown) {
    countCall(client, id, -1);
    throw thrown;
  }
}

function countCall(client: InboxClient, id: number, calls: 1 | -1): void {
  const count = (change: Change) =>
    change.id === id ? { ...change, calls: (change.calls ?? 0) + calls } : change;
  const { changes, ended } = pendingOf(client);
  setChanges(client, { changes: changes.map(count), ended: ended.map(count) });
}

/** Of how many calls of a change the live events are still to come. */
export function unheardCalls({ calls = 0, heard = 0, confirmedAt }: Change, nowMs: number): number {
  return confirmedAt === undefined || confirmedAt > nowMs - lateEventMs ? calls - heard : 0;
}

/** How many live events of the reader's own changes are still to come. */
export function unheardOf(client: InboxClient): number {
  const { changes, ended } = pendingOf(client);
  const nowMs = timeOf(client);
  return [...changes, ...ended].reduce((sum, change) => sum + unheardCalls(change, nowMs), 0);
}

/** Of so many changes that live events report, how many are the reader's own, and whether events of others are still to come. */
export function takeEchoes(
  client: InboxClient,
  reported: number,
): { readonly own: number; readonly isBehind: boolean } {
  const nowMs = timeOf(client);
  const { changes, ended } = pendingOf(client);
  let own = 0;
  const unheard = (change: Change) => unheardCalls(change, nowMs);
  const hear = (change: Change): Change => {
    const heard = Math.min(reported - own, unheard(change));
    own += heard;
    return heard > 0 ? { ...change, heard: (change.heard ?? 0) + heard } : change;
  };
  const lists = { ended: ended.map(hear), changes: changes.map(hear) };
  if (own > 0) {
    setChanges(client, lists);
  }
  return { own, isBehind: lists.ended.some((change) => unheard(change) > 0) };
}

/** A change with the messages that it concerns as the server has them, and what it takes away from counts of which nothing is left. */
function withBefore(client: InboxClient, change: Change): Change {
  const { ended, all, arrivals } = pendingOf(client);
  if (effectOf(change) === undefined) {
    return change;
  }
  const loaded = messageFactsOf(client).get();
  const covers = coverOf(change);
  const rows =
    change.type === 'messages'
      ? change.target.ids.flatMap((id) => loaded.get(id) ?? [])
      : [...loaded.values()].filter(({ message }) => covers(message));
  const before = new Map<string, InboxMessage>();
  for (const row of rows) {
    const message = shownMessage(row, ended);
    if (message !== undefined) {
      before.set(message.id, message);
    }
  }
  const emptied = countFactsOf(client).filter(({ counted }) => empties(change, counted));
  const moves = new Map(
    emptied.map(({ fact, counted }) => {
      const shown = shownCount(fact, counted, all, arrivals);
      return [counted.key, shown >= countLimit ? Number.NEGATIVE_INFINITY : -shown];
    }),
  );
  return { ...change, before, beforeAt: timeOf(client), ...(moves.size > 0 ? { moves } : {}) };
}

/** A later change with what an earlier one has done, when that is forgotten. */
export function after(later: Change, earlier: Change): Change {
  const { beforeAt = 0 } = later;
  const { confirmedAt = 0 } = earlier;
  const shared = [...(later.before ?? [])].filter(([id]) => earlier.before?.has(id));
  if (shared.length === 0 || beforeAt > confirmedAt) {
    return later;
  }
  const before = new Map(later.before);
  for (const [id, message] of shared) {
    const next = changed(message, earlier);
    if (next === undefined) {
      before.delete(id);
    } else {
      before.set(id, next);
    }
  }
  return { ...later, before };
}

/** Those that are confirmed among the others, before what was sent later: a removal may overtake the mark that was sent before it. */
function inOrder(ended: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const left = [...ended].sort((one, other) => (one.sentAt ?? 0) - (other.sentAt ?? 0));
  const ordered = changes.flatMap((change) => {
    const { sentAt: limit = Number.POSITIVE_INFINITY } = change;
    const later = left.findIndex(({ sentAt = 0 }) => sentAt > limit);
    return [...left.splice(0, later < 0 ? left.length : later), change];
  });
  return [...ordered, ...left];
}
