import type { InboxClient } from '../client/InboxClient.ts';
import { announceCount } from '../counts/liveCount.ts';
import { askAgain } from '../facts/asker.ts';
import { setChanges, takeEchoes, unheardOf } from '../facts/changes.ts';
import { lateEventMs, timeOf } from '../facts/clock.ts';
import { countedOf, countFactsOf, countKey } from '../facts/countFacts.ts';
import { dueEventsOf } from '../facts/dueEvents.ts';
import { askFor, askForHeads } from '../facts/feedWishes.ts';
import { forgetContained } from '../facts/forget.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import type { Change } from '../model/change.ts';
import { type CountKind, countKinds, countLimit } from '../model/counts.ts';
import type { InboxMessage } from '../model/message.ts';
import type { RowChange } from '../model/owed.ts';
import { countsWhole, hasCountedFlags, shownCount } from '../model/shownCount.ts';
import type { CountEvents, LiveBatch } from './eventBuffer.ts';
import { planRefetch } from './planRefetch.ts';

/** Does what a batch causes. Where its events of a count are not counted, there were as many as changes. */
export function applyLiveBatch(client: InboxClient, batch: LiveBatch, events?: CountEvents): void {
  const keys = queryKeys(client.scope);
  const nowMs = timeOf(client);
  const due = dueEventsOf(client);
  const { mayHaveMissed } = batch;
  due.forget(mayHaveMissed ? 0 : undefined);
  const found = batch.messages.filter((one) => due.isShown(changeOf(one)));
  const messages = batch.messages.filter((one) => !found.includes(one));
  const news = newsOf(client, batch, events);
  const changes = Math.max(messages.length, news.unread.events, news.unseen.events);
  // What was not heard during an absence is not awaited any more.
  const { own, isBehind } = takeEchoes(client, mayHaveMissed ? Number.POSITIVE_INFINITY : changes);
  const { ended, all } = pendingOf(client);
  const sent = all.filter(({ state, confirmedAt }) => state === 'sending' || confirmedAt !== undefined);
  const countsWith = (laid: readonly Change[]) => ({
    unread: knownCount(client, 'unread', laid, news.unread.known),
    unseen: knownCount(client, 'unseen', laid, news.unseen.known),
  });
  const recent = ended.filter(({ confirmedAt = 0 }) => confirmedAt > nowMs - lateEventMs);
  const plan = planRefetch(
    { ...batch, messages, changes },
    {
      counts: countsWith(ended),
      shown: countsWith(sent),
      ownChanges: own,
      isBehind,
      // A new message may have come before a mark of all, which then contains it.
      isSending: sent.length > ended.length || recent.some(({ type }) => type === 'feed'),
      isRecent: recent.length > 0,
    },
  );
  for (const kind of countKinds) {
    const { events, moved = 0 } = news[kind];
    if (!mayHaveMissed) {
      due.add(kind, own - events, events > own ? -moved : 0);
    }
  }
  for (const message of messages) {
    due.know(changeOf(message), 'told');
  }

  for (const message of batch.messages) {
    client.events.emit('message', message);
  }
  for (const kind of ['unseen', 'unread'] as const) {
    const count = plan.counts[kind];
    if (count !== undefined) {
      recordFact(client, keys[kind], { value: count, askedAt: timeOf(client) });
    }
    const told = batch[`${kind}Count`];
    if (told !== undefined) {
      if (!isBehind) {
        announceCount(kind, told);
      }
      client.events.emit(kind, told);
    }
  }
  askFor(client, plan.refetch, batch);
  addArrivals(client, [...(plan.arrived ?? []), ...found]);
  if (plan.owed !== undefined) {
    askForHeads(client, plan.owed, batch);
  }
}

function changeOf({ id, read, seen }: InboxMessage): RowChange {
  return { key: id, unread: Number(!read), unseen: Number(!seen) };
}

/** Of the events of each count: how many tell what is not known yet, how much those have moved it, and how much the others have. */
function newsOf(client: InboxClient, batch: LiveBatch, counted: CountEvents | undefined) {
  const { ended } = pendingOf(client);
  const unheard = unheardOf(client);
  const of = (kind: CountKind) => {
    const told = batch[`${kind}Count`];
    const before = knownCount(client, kind, ended);
    const isNumber = told !== undefined && before !== undefined && Math.max(told, before) < countLimit;
    const moved = isNumber ? told - before : undefined;
    const events = told === undefined ? 0 : (counted?.[kind] ?? batch.changes);
    // What moves nothing is the reader's own first.
    const others = moved === 0 ? Math.max(0, events - unheard) : events;
    const known = dueEventsOf(client).take(kind, others, moved);
    return { events: events - known, moved: known > 0 ? 0 : moved, known: known > 0 ? (moved ?? 0) : 0 };
  };
  return { unread: of('unread'), unseen: of('unseen') };
}

function knownCount(
  client: InboxClient,
  of: CountKind,
  changes: readonly Change[],
  more = 0,
): number | undefined {
  const fact = factOf<number>(client, countKey(client, of));
  return fact && shownCount(fact, countedOf(client, of), changes) + more;
}

/** Adds new messages to the counts of tabs. Those that may contain some of them already, or of which nobody can tell, are asked for again. */
function addArrivals(client: InboxClient, messages: readonly InboxMessage[]): void {
  const nowMs = timeOf(client);
  const tabs = countFactsOf(client).filter(({ counted: { query, of } }) => !countsWhole(query, of));
  for (const { queryKey, fact, counted } of tabs) {
    const memberships = messages.filter((one) => hasCountedFlags(one, counted)).map(counted.isMember);
    const isLate = fact.askedAt > nowMs - lateEventMs;
    if (memberships.includes(undefined) || (isLate && memberships.includes(true))) {
      askAgain(client, queryKey, 'arrived');
    }
  }
  if (messages.length > 0 && tabs.length > 0) {
    const { arrivals } = pendingOf(client);
    const added = messages.map((message) => ({ message, confirmedAt: nowMs }));
    setChanges(client, { arrivals: [...arrivals, ...added] });
    forgetContained(client);
  }
}
